import { textsIn } from './values';

/** The folder of the pictures, from the project's root. */
export const PICTURES = 'content/pictures';

/** The names of the pictures that a part of the content shows. */
export const picturesIn = (part: unknown): string[] =>
  textsIn(part).flatMap(({ path, text }) => (['file', 'wide'].includes(String(path.at(-1))) ? text : []));
