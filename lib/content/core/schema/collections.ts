import * as pages from './pages';

/** Folders of `content/` in which every file is a page: its name is its route. `app/[page]` renders them all. */
export const COLLECTIONS = {
  services: pages.pictureService,
  insights: pages.insight,
  industries: pages.industry,
} as const;

export type CollectionName = keyof typeof COLLECTIONS;
export const COLLECTION_NAMES = Object.keys(COLLECTIONS) as CollectionName[];
