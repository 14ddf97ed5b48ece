import path from 'node:path';
import * as z from 'zod';
import type { Fault } from './mistakes';
import { COLLECTIONS, COLLECTION_NAMES, PAGE_FILES, SHARED_FILES, SPECIFIED_PAGES } from './schema';
import { idOf, type FieldSchema } from './values';

/** Which files belong in `content/`, and which schema and address each has. */

/** The folder of the pictures. */
export const PICTURES = 'content/pictures';

const schemasIn = (folder: string, schemas: Readonly<Record<string, z.ZodType>>) =>
  Object.entries(schemas).map(([name, zod]) => {
    const stored = z.toJSONSchema(zod, { io: 'input' }) as FieldSchema;
    return [`content/${folder}${name}.yaml` as string, { zod, stored }] as const;
  });
const SCHEMAS = new Map([
  ...schemasIn('', SHARED_FILES),
  ...schemasIn('pages/', PAGE_FILES),
  ...COLLECTION_NAMES.flatMap((folder) => schemasIn(`${folder}/`, { '*': COLLECTIONS[folder] })),
]);

/** The files that must exist. */
export const REQUIRED_FILES: readonly string[] = [
  ...[...SCHEMAS.keys()].filter((file) => !file.includes('*')),
  ...Object.entries(SPECIFIED_PAGES).flatMap(([folder, names]) =>
    names.map((name) => `content/${folder}/${name}.yaml`),
  ),
];

/**
 * The schema of a content file, or of its kind, such as `content/insights/*.yaml`: for zod, and as JSON Schema of the
 * file as it is stored. It is undefined for a file that does not belong in `content/`.
 */
export const schemasOf = (file: string) => SCHEMAS.get(file) ?? SCHEMAS.get(file.replace(/[^/]+\.yaml$/, '*.yaml'));

/** The address of a page, by the name of its file. */
export const pagePath = (name: string): string => (name === 'home' ? '/' : `/${name}`);

/** The address of the page that is made from a content file; undefined if there is none. */
export function addressOf(file: string): string | undefined {
  const [, folder, name = ''] = /^content\/([^/]+)\/([^/]+)\.yaml$/.exec(file) ?? [];
  return folder && name !== 'not-found' ? pagePath(name) : undefined;
}

// cspell:disable
/**
 * Other spellings, and addresses of an older site as they are spelt there, each with the page that it redirects to. All
 * others are not found.
 */
export const REDIRECTS: Readonly<Record<string, string>> = {
  '/home': '/',
  '/index': '/',
  '/contact': '/contacts',
  '/productengg': '/productEngg',
  '/productengineering': '/productEngg',
  '/product-engineering': '/productEngg',
  '/sustainability': '/sustainabilty',
};
// cspell:enable

/** The names in the root of the published site, without extensions, that are no page's. */
export const PUBLISHED_NAMES: readonly string[] = [
  ...['admin', 'api', 'fonts', 'islands', 'licences', 'pictures', 'sw'],
  ...['apple-icon', 'favicon', 'icon', 'nestif-logo', 'nestif-logo-white', 'not-found', 'robots', 'sitemap'],
];

const FOLDERS = COLLECTION_NAMES.map((name) => `content/${name}`).join(', ');
const RENAME = 'Rename the file with lower-case letters, digits and hyphens, beginning with a letter: team-photo.';

/** What is wrong with a file's name or place. */
export function fileFault(file: string): Fault | undefined {
  const { name, base, dir } = path.posix.parse(file);
  if (base.startsWith('.')) return ['The file or folder is hidden, and programs might obey it', 'Delete it.'];
  // A computer with Windows could not even check the project out.
  if (/^(con|prn|aux|nul|(com|lpt)\d)$/i.test(name)) return ['Windows keeps this name for itself', 'Rename the file.'];
  if (dir === PICTURES) {
    if (!/\.(jpe?g|png|webp)$/i.test(base))
      return ['The file is no picture that the site can use', 'Save it as .jpg, .png or .webp.'];
    if (/^[a-z0-9][a-z0-9._-]*$/.test(base)) return undefined;
    const fitting = `${idOf(name) || 'team-photo'}${path.extname(base).toLowerCase()}`;
    return ['The name cannot be part of an address', `Rename the file: ${fitting}.`];
  }
  if (!schemasOf(file)) {
    return ['No page is made from this file', `Delete it, or move it: new pages are .yaml files in ${FOLDERS}.`];
  }
  if (REQUIRED_FILES.includes(file)) return undefined;
  if (!/^[a-z][a-z0-9-]*$/.test(name)) return ['The name cannot be part of an address', RENAME];
  const to = REDIRECTS[`/${name}`];
  if (to) return [`The address /${name} already leads to ${to}`, 'Rename the file: its name is the address.'];
  // The service worker of the contact page controls all addresses that begin with its own.
  if (!PUBLISHED_NAMES.includes(name) && !name.startsWith('contacts')) return undefined;
  return [`The site itself needs the address /${name}`, 'Rename the file: its name is the address.'];
}
