import CMS, { type CustomFieldControl, type CustomFieldControlProps } from '@sveltia/cms';
import { isFixed } from '@/lib/content/editing/fixed';
import { h } from '../sveltia/elements';
import { keyPathOf, labelOf } from '../sveltia/fields';
import { plain } from './content-files';
import { LinkField } from './link-field';

/** Why a field cannot be changed. */
const FIXED = 'You cannot change this: it is set by the site’s specification.';
/**
 * The text typed into each field, by id. A field remains editable after typing, even if its text is now the fixed one.
 */
const typed = new Map<string, unknown>();

/**
 * A field that the specification fixes in some files, or for some entries of its list. There it shows the reason, and editors
 * cannot change it. Elsewhere it is the field that its `base` names.
 */
export function FixedField(props: CustomFieldControlProps) {
  const { value, field, forID, classNameWrapper, onChange } = props;
  const isOpen = typed.has(forID) && typed.get(forID) === value;
  if (field.get('constant') === true || (!isOpen && isFixedHere(props))) {
    const reason = `${forID}-fixed`;
    const input = h('input', {
      className: classNameWrapper,
      type: 'text',
      readOnly: true,
      value: String(value ?? ''),
      'aria-labelledby': `${labelOf(forID)} ${reason}`,
    });
    return h('div', { className: 'fixed-field' }, input, h('p', { id: reason }, FIXED));
  }
  const change = (text: unknown) => {
    typed.set(forID, text);
    onChange(text);
  };
  const base = String(field.get('base'));
  const Base = base === 'link' ? LinkField : (CMS.getFieldType(base)?.control as CustomFieldControl);
  return h(Base, { ...props, onChange: change });
}

function isFixedHere({ forID, field, entry }: CustomFieldControlProps): boolean {
  const steps = keyPathOf(forID);
  if (!entry || !steps) return false;
  const { path, data } = plain(entry);
  // In a file collection, the entry has no path.
  return isFixed(path || String(field.get('file')), data, steps);
}
