import type { ContentIssue } from './issues';

type Rule = [name: RegExp, problem: string, remedy: (file: string) => string];

const type = (file: string) => `delete it: in the terminal, type  rm "${file}"`;

/** Files that come into a folder by themselves, or were meant as something else; by their name alone. */
const RULES: readonly Rule[] = [
  [/^\.DS_Store$/, 'is a note of macOS about the folder, which Finder does not show', type],
  [
    /^(?:Thumbs\.db|ehthumbs\.db|desktop\.ini)$/i,
    'is a note of Windows about the folder, which Explorer may not show',
    type,
  ],
  [
    /^~\$|^\.~lock\./,
    'says that a document is open in Word, Excel or LibreOffice',
    () => 'close the document there; if the file stays, delete it. Documents belong outside of content/',
  ],
  [/^\.ya?ml$/i, 'has no name, only an ending', () => 'give it a name of small letters, such as "shipping.yaml"'],
  [
    /\.(?:docx?|odt|rtf|pdf|pages|xlsx?|ods|csv|pptx?)$/i,
    'is a document, of which no page is made',
    () => 'copy its texts into a file that ends in .yaml, and move the document out of content/',
  ],
  [
    /\.(?:jpe?g|png|webp|heic|gif|svg|avif|bmp|tiff?)$/i,
    'is a picture outside of the folder of the pictures',
    (file) => `move it to content/pictures/${file.split('/').at(-1)}`,
  ],
  [
    /~$|\.(?:bak|orig|old|tmp|swp)$/i,
    'is a copy that an editor or git left behind',
    () => 'delete it, once you no longer need it',
  ],
];

/** What a file is that does not belong in `content/`, and what to do with it; undefined where its name does not say. */
export function explainStray(file: string): Pick<ContentIssue, 'problem' | 'remedy'> | undefined {
  const name = file.split('/').at(-1) ?? '';
  const inPictures = file.startsWith('content/pictures/');
  // Programs keep hidden copies while a file is open in them.
  const rule = RULES.find(([pattern]) => pattern.test(name) && !(name.startsWith('.') && pattern.test('a.swp')));
  if (!rule || (inPictures && !/^(?:\.DS_Store|Thumbs|ehthumbs|desktop|~\$|\.~lock)/i.test(name))) return undefined;
  return { problem: rule[1], remedy: rule[2](file) };
}
