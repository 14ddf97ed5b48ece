import type { ContentIssue } from './issues';
import { issueAt } from './parse-yaml';
import { textsOf, type ParsedFile } from './references';
import type { Fault } from './schema/text-rules';

/** A file in `content/pictures`. */
export interface PictureFile {
  name: string;
  /** In px, as it is shown; absent where nobody has looked. */
  width?: number;
  height?: number;
  /** Why it cannot be used. */
  fault?: Fault;
}

/** The minimum width of a source image in px; logos of partners may be smaller. */
const MIN_WIDTH = 1200;
const MIN_LOGO_WIDTH = 120;

/** Width by height of a source image; the places in the layout crop to between 4:3 and 12:5. Logos are not cropped. */
const PROPORTIONS = { min: 1, max: 3 };

/**
 * Issues with what the pictures hold: damage, and sizes too small or of the wrong proportions for their place. Each stands at
 * the fields that show the picture.
 */
export function checkPictures(pictures: readonly PictureFile[], files: readonly ParsedFile[]): ContentIssue[] {
  const shown = files.flatMap((file) =>
    textsOf(file).flatMap(({ check, text, path }) => (check === 'picture' ? { yaml: file.yaml, text, path } : [])),
  );
  return pictures.flatMap((picture): ContentIssue[] => {
    const places = shown.filter(({ text }) => text === picture.name);
    const issues = places.flatMap(({ yaml, path }) => {
      const fault = picture.fault ?? sizeFault(picture, path.includes('logos'));
      return fault ? issueAt(yaml, path, fault) : [];
    });
    if (places.length > 0 || !picture.fault) return issues;
    // A picture that nothing shows any more, such as the logo of a former partner, may be of any size.
    return [{ file: `content/pictures/${picture.name}`, line: 1, column: 1, path: '', ...picture.fault }];
  });
}

/** Tells whether content shows a picture, by the name of its file. */
export function picturesShownBy(content: unknown): (name: string) => boolean {
  const json = JSON.stringify(content);
  return (name) => ['file', 'wide'].some((field) => json.includes(`"${field}":"${name}"`));
}

/** What is wrong with the size of a picture. */
function sizeFault({ width, height }: PictureFile, isLogo: boolean): PictureFile['fault'] {
  if (width === undefined || height === undefined) return undefined;
  const minWidth = isLogo ? MIN_LOGO_WIDTH : MIN_WIDTH;
  if (width < minWidth) {
    const problem = `the picture is ${width} px wide, less than ${minWidth} px, which looks blurred`;
    return { problem, fix: isLogo ? 'put in a larger one' : 'put in a larger one, best 1600 px or more' };
  }
  if (isLogo || (width >= height * PROPORTIONS.min && width <= height * PROPORTIONS.max)) return undefined;
  const problem = `the picture is ${width} px wide and ${height} px high, too ${width < height ? 'high' : 'wide'} for its place`;
  return { problem, fix: 'cut it so that it is about one and a half times as wide as high' };
}
