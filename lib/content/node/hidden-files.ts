import { fileIssue, type ContentIssue } from '../core/issues';
import { listContent } from './load';

const FIX = 'remove it, or close the program that keeps it there';

/**
 * Hidden files, folders and symlinks in `content/`. Programs read settings from such files, and some settings are code,
 * which would run on the machine of everybody who has the project. The `.DS_Store` of macOS has no settings.
 *
 * @param root the folder that contains `content/`
 * @returns an issue for each; none for what is in a hidden folder
 */
export function hiddenFiles(root: string = process.cwd()): ContentIssue[] {
  return listContent(root)
    .filter(({ name }) => name.indexOf('/.') === name.lastIndexOf('/'))
    .filter(({ name, type }) => type !== 'file' || !name.endsWith('/.DS_Store'))
    .map(({ name }) => fileIssue(name, 'is hidden, and may contain settings that programs would run', FIX));
}
