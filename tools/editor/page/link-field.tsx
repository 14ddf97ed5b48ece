import type { CustomFieldControlProps } from '@sveltia/cms';
import { routesOf } from '@/lib/routes';
import { errorOf, labelOf } from '../sveltia/fields';
import { latestContent } from './content-files';

/** A field for an address that proposes the pages of the site, by their names in the menus. */
export function LinkField({ value, onChange, forID, classNameWrapper }: CustomFieldControlProps) {
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
          const pages = content ? routesOf(content) : [];
          if (content) target.list?.replaceChildren(...pages.map(({ path, page }) => new Option(page.menu, path)));
        }}
      />
      <datalist id={list} />
    </>
  );
}
