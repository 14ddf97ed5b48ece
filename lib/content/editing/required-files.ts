import { REQUIRED_FILES } from '../core/find-files';

/** Why an editor cannot delete or rename these files, in a sentence; undefined if it is possible. */
export const refusalToRemove = (files: readonly string[]): string | undefined =>
  files.some((file) => REQUIRED_FILES.includes(file))
    ? 'The site needs this page, so you cannot delete or rename it. Nothing was changed.'
    : undefined;
