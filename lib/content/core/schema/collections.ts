import * as pages from './pages';

/** Folders of `content/` in which every file is a page: its name is its route. `app/[page]` renders them all. */
export const COLLECTIONS = {
  services: pages.pictureService,
  insights: pages.insight,
  industries: pages.industry,
  overviews: pages.overview,
} as const;

export type CollectionName = keyof typeof COLLECTIONS;
export const COLLECTION_NAMES = Object.keys(COLLECTIONS) as CollectionName[];

/** Those that are groups in the menu and footer. An overview is in the group that it lists. */
export type GroupName = Exclude<CollectionName, 'overviews'>;
export const GROUP_NAMES = COLLECTION_NAMES.filter((name): name is GroupName => name !== 'overviews');
