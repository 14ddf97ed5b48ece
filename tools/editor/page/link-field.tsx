import type { CustomFieldControlProps } from '@sveltia/cms';
import type { Content } from '@/lib/content/schema';
import { routesOf } from '@/lib/routes';
import { errorOf, labelOf } from '../sveltia/fields';
import { latestContent } from './content-files';

/** A field for an address that proposes the pages of the site, by their names in the menus. */
export const LinkField = (props: CustomFieldControlProps) => <ProposingField {...props} proposals={pages} />;

/** A field for a topic that proposes those that overviews have. */
export const TopicField = (props: CustomFieldControlProps) => <ProposingField {...props} proposals={topics} />;

interface ProposingFieldProps extends CustomFieldControlProps {
  proposals: (content: Content) => HTMLOptionElement[];
}

function ProposingField({ value, onChange, forID, classNameWrapper, proposals }: ProposingFieldProps) {
  const list = `${forID}-list`;
  return (
    <>
      <input
        id={forID}
        className={classNameWrapper}
        aria-labelledby={labelOf(forID)}
        aria-errormessage={errorOf(forID)}
        list={list}
        type="text"
        value={(value as string | undefined) ?? ''}
        onChange={(event) => onChange(event.target.value)}
        onFocus={({ target }) => {
          const content = latestContent();
          if (content) target.list?.replaceChildren(...proposals(content));
        }}
      />
      <datalist id={list} />
    </>
  );
}

const pages = (content: Content) => routesOf(content).map(({ path, page }) => new Option(page.menu, path));

const topics = ({ collections }: Content) =>
  Object.values(collections.overviews).flatMap(({ topic }) => (topic ? new Option(topic) : []));
