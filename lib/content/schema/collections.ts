import { industry } from './pages/industry';
import { insight } from './pages/insight';
import { pictureService } from './pages/picture-service';

/**
 * Folders of `content/` in which every file is a page: its name is its address. `app/[page]` renders them, and menu and
 * footer list them as groups.
 */
export const COLLECTIONS = { 'picture-services': pictureService, insights: insight, industries: industry } as const;

export type CollectionName = keyof typeof COLLECTIONS;
export const COLLECTION_NAMES = Object.keys(COLLECTIONS) as CollectionName[];

/** The group of pages in menu and footer that each folder belongs to. Single pages belong to groups, too. */
export const GROUP_OF = {
  'picture-services': 'services',
  insights: 'insights',
  industries: 'industries',
} as const satisfies Record<CollectionName, string>;

/** The pages of the specification in these folders: the site always has them, and may have others. */
export const SPECIFIED_PAGES: Readonly<Record<CollectionName, readonly string[]>> = {
  'picture-services': ['workforcemanagement', 'skilldevelopment', 'softwaredevelopment'],
  insights: ['digitaltransformation', 'artificialintelligence', 'cloud', 'cybersecurity', 'sustainabilty'],
  industries: ['aviation', 'education', 'healthcare', 'insurance', 'retail'],
};
