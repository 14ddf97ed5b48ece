import type { CustomFieldControlProps } from '@sveltia/cms';
import { routesOf, type Route } from '@/lib/routes';
import { latestContent } from './content-files';

/** A field for an address that proposes the pages of the site, by their names in the menus. */
export function LinkField({ value, onChange, forID, classNameWrapper }: CustomFieldControlProps) {
  const content = latestContent();
  const pages: Pick<Route, 'path' | 'page'>[] = content ? routesOf(content) : [];
  const list = `${forID}-pages`;
  return (
    <>
      <input
        id={forID}
        className={classNameWrapper}
        list={list}
        type="text"
        value={(value as string | undefined) ?? ''}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={list}>
        {pages.map(({ path, page }) => (
          <option key={path} value={path}>
            {page.menu}
          </option>
        ))}
      </datalist>
    </>
  );
}
