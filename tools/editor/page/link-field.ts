import type { CustomFieldControlProps } from '@sveltia/cms';
import type { FocusEvent, FormEvent } from 'react';
import { routesOf } from '@/lib/site/routes';
import { h } from '../sveltia/elements';
import { errorOf, labelOf } from '../sveltia/fields';
import { latestContent } from './content-files';

/** A field for an address that suggests the pages of the site, by their names in the menus. */
export function LinkField({ value, onChange, forID, classNameWrapper }: CustomFieldControlProps) {
  const list = `${forID}-list`;
  const input = h('input', {
    id: forID,
    className: classNameWrapper,
    'aria-labelledby': labelOf(forID),
    'aria-errormessage': errorOf(forID),
    list,
    type: 'text',
    value: (value as string | undefined) ?? '',
    onChange: ({ currentTarget }: FormEvent<HTMLInputElement>) => onChange(currentTarget.value),
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      const content = latestContent();
      const pages = content ? routesOf(content) : [];
      if (content) currentTarget.list?.replaceChildren(...pages.map(({ path, page }) => new Option(page.menu, path)));
    },
  });
  return h('div', null, input, h('datalist', { id: list }));
}
