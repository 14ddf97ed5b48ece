import type { ContentIssue } from './issues';
import { issueAt, type ParsedFile } from './parse-yaml';
import { checkedTexts } from './references';
import type { PictureLimits } from './schema/json-schema';
import { PICTURES } from './schema/pictures';
import type { Fault } from './schema/faults';

/** A file in `content/pictures`. */
export interface PictureFile {
  name: string;
  /** The size in px of the picture as shown; absent if the file has not been opened. */
  width?: number;
  height?: number;
  /** Why the file cannot be used. */
  fault?: Fault;
}

/**
 * Issues with the pictures themselves: damage, and a size too small or proportions wrong for their place. Each is
 * reported for the fields that show the picture.
 */
export function checkPictures(pictures: readonly PictureFile[], files: readonly ParsedFile[]): ContentIssue[] {
  const shown = files.flatMap((file) =>
    checkedTexts(file).flatMap(({ check, ...place }) => (check === 'picture' ? { yaml: file.yaml, ...place } : [])),
  );
  return pictures.flatMap((picture): ContentIssue[] => {
    const places = shown.filter(({ text }) => text === picture.name);
    const issues = places.flatMap(({ yaml, path, limits }) => {
      const fault = picture.fault ?? (limits && sizeFault(picture, limits));
      return fault ? issueAt(yaml, path, fault) : [];
    });
    if (places.length > 0 || !picture.fault) return issues;
    // A picture that is no longer shown, such as the logo of a former partner, may be of any size.
    return [{ file: `${PICTURES}/${picture.name}`, line: 1, column: 1, path: '', ...picture.fault }];
  });
}

/** The problem with the size of a picture. */
function sizeFault({ width, height }: PictureFile, limits: PictureLimits): PictureFile['fault'] {
  if (width === undefined || height === undefined) return undefined;
  const { minWidth, goodWidth, proportions } = limits;
  if (width < minWidth) {
    const problem = `the picture is only ${width} px wide and would look blurred; it needs at least ${minWidth} px`;
    return {
      problem,
      fix: goodWidth ? `choose a larger one, ideally ${goodWidth} px wide or more` : 'choose a larger one',
    };
  }
  if (!proportions || (width >= height * proportions.min && width <= height * proportions.max)) return undefined;
  const excess = width < height * proportions.min ? 'tall for its width' : 'wide for its height';
  const problem = `at ${width} by ${height} px, the picture is too ${excess}`;
  return { problem, fix: proportions.fix };
}
