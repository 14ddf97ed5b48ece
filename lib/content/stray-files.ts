import type { ContentIssue } from './issues';

type Rule = [name: RegExp, problem: string, remedy: (file: string) => string];

const type = (file: string) => `delete it: in the terminal, type  rm "${file}"`;

/** Files that programs write into a folder by themselves, by their name alone. */
const BY_PROGRAMS: readonly Rule[] = [
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
];

/** Files that were meant as something else; what may be in the folder of the pictures has checks of its own. */
const BY_EDITORS: readonly Rule[] = [
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
    // Hidden ones are there while a file is open in a program.
    /^(?!\.).*(?:~|\.(?:bak|orig|old|tmp|swp))$/i,
    'is a copy that an editor or git left behind',
    () => 'delete it, once you no longer need it',
  ],
];

/** What a file is that does not belong in `content/`, and what to do with it; undefined where its name does not say. */
export function explainStray(file: string): Pick<ContentIssue, 'problem' | 'remedy'> | undefined {
  const name = file.split('/').at(-1) ?? '';
  const rules = file.startsWith('content/pictures/') ? BY_PROGRAMS : [...BY_PROGRAMS, ...BY_EDITORS];
  const [, problem, remedy] = rules.find(([pattern]) => pattern.test(name)) ?? [];
  return problem && remedy ? { problem, remedy: remedy(file) } : undefined;
}
