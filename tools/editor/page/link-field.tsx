import type { CustomFieldControlProps } from '@sveltia/cms';
import { routesOf } from '@/lib/routes';
import { latestContent } from './content-files';

/** A field for an address that proposes the pages of the site, by their names in the menus. */
export function LinkField({ value, onChange, forID, classNameWrapper }: CustomFieldControlProps) {
  const list = `${forID}-pages`;
  return (
    <>
      <input
        id={forID}
        className={classNameWrapper}
        aria-labelledby={`${forID}-label`}
        aria-errormessage={`${forID}-error`}
        list={list}
        type="text"
        value={(value as string | undefined) ?? ''}
        onChange={(event) => onChange(event.target.value)}
        onFocus={(event) => listPages(event.target.list)}
      />
      <datalist id={list} />
    </>
  );
}

function listPages(list: HTMLElement | null): void {
  const content = latestContent();
  const pages = content ? routesOf(content) : [];
  list?.replaceChildren(...pages.map(({ path, page }) => new Option(page.menu, path)));
}
