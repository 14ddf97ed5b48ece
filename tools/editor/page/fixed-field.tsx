import CMS, { type CustomFieldControl, type CustomFieldControlProps } from '@sveltia/cms';
import { isFixed } from '@/lib/content/form/fixed';
import { keyPathOf, labelOf } from '../sveltia/fields';
import { plain } from './content-files';
import { LinkField } from './link-field';

/** Why a field cannot be changed. */
const FIXED = 'The specification of the site fixes it.';
/** The texts typed into fields, by id: such a field stays open with any text. */
const typed = new Map<string, unknown>();

/**
 * A field that the specification fixes, in some files or for some entries of its list: there it is shown with the reason, and
 * cannot be changed. Elsewhere it is the field that its `base` names. Sveltia CMS has a React of its own, so there are no hooks.
 */
export function FixedField(props: CustomFieldControlProps) {
  const { value, field, forID, classNameWrapper, onChange } = props;
  const isOpen = typed.has(forID) && typed.get(forID) === value;
  if (field.get('constant') === true || (!isOpen && isFixedHere(props))) {
    return (
      <div className="fixed-field">
        <input
          className={classNameWrapper}
          type="text"
          readOnly
          value={String(value ?? '')}
          aria-labelledby={`${labelOf(forID)} ${forID}-fixed`}
        />
        <p id={`${forID}-fixed`}>{FIXED}</p>
      </div>
    );
  }
  const change = (text: unknown) => {
    typed.set(forID, text);
    onChange(text);
  };
  const base = String(field.get('base'));
  const Base = base === 'link' ? LinkField : (CMS.getFieldType(base)?.control as CustomFieldControl);
  return <Base {...props} onChange={change} />;
}

function isFixedHere({ forID, field, entry }: CustomFieldControlProps): boolean {
  const steps = keyPathOf(forID);
  if (!entry || !steps) return false;
  const { path, data } = plain(entry);
  // A collection of files does not say which of them it is.
  return isFixed(path || String(field.get('file')), data, steps);
}
