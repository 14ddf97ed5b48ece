import type { z } from 'zod';
import { COLLECTIONS, type CollectionName } from './collections';
import { jsonSchemaOf, type FieldSchema } from './json-schema';
import * as pages from './pages';
import * as shared from './site';

export * from './collections';

/**
 * Which schema checks which content file. The three tables together name every file that may be in `content/`;
 * anything else there is an issue.
 */

/** Files at the top of `content/`. */
export const SHARED_FILES = { site: shared.site, navigation: shared.navigation } as const;

/** Files in `content/pages/`: one-off pages, each with its own folder in `app/`. */
export const PAGE_FILES = {
  home: pages.home,
  about: pages.about,
  services: pages.services,
  media: pages.media,
  careers: pages.careers,
  contacts: pages.contacts,
  whoweare: pages.whoweare,
  softwareconsulting: pages.softwareconsulting,
  productEngg: pages.productEngg,
  marketing: pages.marketing,
  'not-found': pages.notFound,
} as const;

type SharedName = keyof typeof SHARED_FILES;
export type PageName = keyof typeof PAGE_FILES;

type Shared = { [Name in SharedName]: z.infer<(typeof SHARED_FILES)[Name]> };
type Pages = { [Name in PageName]: z.infer<(typeof PAGE_FILES)[Name]> };
type Collections = { [Name in CollectionName]: Record<string, z.infer<(typeof COLLECTIONS)[Name]>> };

/** The address of a page of the site, by the name of its content file. */
export const pagePath = (name: string): string => (name === 'home' ? '/' : `/${name}`);

/** All content of the site, validated. */
export type Content = Shared & {
  pages: Pages;
  collections: Collections;
  /**
   * The strings marked as placeholders: the company still has to fill them in, and no search engine may take them for
   * facts.
   */
  placeholders: readonly string[];
};

// The parts of the content, for the components that show them.
export type Insight = z.infer<typeof pages.insight>;
export type InsightSection = Insight['sections'][number];
export type Figure = NonNullable<InsightSection['figure']>;
/** The figures that have this field. */
export type FigureOf<Field extends string> = Extract<Figure, Record<Field, unknown>>;
export type RelatedPage = Insight['related'][number];
export type Industry = z.infer<typeof pages.industry>;
/** A section of an industry, a practice or another page with `MarginSections`. */
export type PageSection = Industry['sections'][number];
export type PictureService = z.infer<typeof pages.pictureService>;
export type ServiceCard = Pages['services']['cards'][number];
export type SheetSection = Pages['productEngg']['sections'][number];
export type PaperDocument = NonNullable<SheetSection['document']>;
export type CardRow = Pages['productEngg']['rows'][number];
export type Story = Pages['whoweare']['sections'][number];
export type Press = Pages['media']['releases'];
export type PressEntry = Press['entries'][number];
export type TopEntry = Shared['navigation']['top'][number];
export type Office = Shared['site']['offices'][number];
export type Legal = NonNullable<Shared['site']['legal']>;
export type SocialLink = Shared['site']['social'][number];

/** The schema of each kind of content file, by its path, with `*` for the name of a page. */
export const SCHEMAS: Readonly<Record<string, z.ZodType>> = Object.fromEntries([
  ...Object.entries(SHARED_FILES).map(([name, schema]) => [`content/${name}.yaml`, schema]),
  ...Object.entries(PAGE_FILES).map(([name, schema]) => [`content/pages/${name}.yaml`, schema]),
  ...Object.entries(COLLECTIONS).map(([name, schema]) => [`content/${name}/*.yaml`, schema]),
]);

/** The schema of a content file; undefined for a file that does not belong in `content/`. */
export const zodSchemaOf = (file: string): z.ZodType | undefined =>
  SCHEMAS[file] ?? SCHEMAS[file.replace(/[^/]+\.yaml$/, '*.yaml')];

/**
 * The schema of a content file, as JSON Schema.
 *
 * @param file its path, or that of its kind, such as `content/insights/*.yaml`
 * @throws {Error} for a file that does not belong in `content/`
 */
export function fieldSchemaOf(file: string): FieldSchema {
  const schema = zodSchemaOf(file);
  if (!schema) throw new Error(`${file} is not a content file.`);
  return jsonSchemaOf(schema);
}
