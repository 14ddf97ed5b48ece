import type { z } from 'zod';
import type { COLLECTIONS, CollectionName } from './collections';
import { navigation } from './navigation';
import { about } from './pages/about';
import { careers } from './pages/careers';
import { contacts } from './pages/contacts';
import { home } from './pages/home';
import { marketing } from './pages/marketing';
import { media } from './pages/media';
import { notFound } from './pages/not-found';
import { productEngg } from './pages/productEngg';
import { services } from './pages/services';
import { softwareconsulting } from './pages/softwareconsulting';
import { whoweare } from './pages/whoweare';
import { site } from './site';

/**
 * The schema of every file of `content/` but pictures. The CMS's forms are made from `schemasOf(file)` of `../files.ts`:
 * JSON Schema for the file as it is stored, with the metadata of `field-types.ts`.
 */

export * from './collections';

/** Files at the top of `content/`. */
export const SHARED_FILES = { site, navigation } as const;

/** Files in `content/pages/`: pages that have a folder in `app/`. */
export const PAGE_FILES = {
  home,
  about,
  services,
  media,
  careers,
  contacts,
  whoweare,
  softwareconsulting,
  productEngg,
  marketing,
  'not-found': notFound,
} as const;

export type PageName = keyof typeof PAGE_FILES;

type Shared = { [Name in keyof typeof SHARED_FILES]: z.infer<(typeof SHARED_FILES)[Name]> };
type Pages = { [Name in PageName]: z.infer<(typeof PAGE_FILES)[Name]> };
type Collections = { [Name in CollectionName]: Record<string, z.infer<(typeof COLLECTIONS)[Name]>> };

/** All content of the site, validated. */
export type Content = Shared & { pages: Pages; collections: Collections };

// The parts of the content, for the components that show them.
export type Insight = Collections['insights'][string];
export type InsightSection = Insight['sections'][number];
export type Figure = NonNullable<InsightSection['figure']>;
/** The figures of one type. */
export type FigureOf<Type extends Figure['type']> = Extract<Figure, { type: Type }>;
export type Industry = Collections['industries'][string];
export type RelatedPage = Insight['related'][number];
/** A section of a page with `MarginSections`. */
export type PageSection = Industry['sections'][number];
export type ServiceCard = Pages['services']['cards'][number];
export type PaperDocument = NonNullable<PageSection['document']>;
export type Story = Pages['whoweare']['sections'][number];
export type Legal = NonNullable<Shared['site']['legal']>;
