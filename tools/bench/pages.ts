import { getContent } from '@/lib/content';
import { routesOf } from '@/lib/routes';

/** The paths of all pages, and of one that is not found. */
export const allPages = (): string[] => [...routesOf(getContent()).map(({ path }) => path), '/no-such-page'];
