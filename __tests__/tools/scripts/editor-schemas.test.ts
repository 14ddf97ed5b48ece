/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { loadContent } from '@/lib/content/load';
import { editorSchema, SCHEMA_FILES, SCHEMA_FOLDER } from '@/tools/scripts/editor-schemas';
import { startLanguageServer } from './support/language-server';

const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as Record<string, unknown>;

test('the schemas are those of the content: "npm run docs" writes them', () => {
  expect(readdirSync(SCHEMA_FOLDER).sort()).toEqual(
    Object.keys(SCHEMA_FILES)
      .map((file) => file.split('/').at(-1))
      .sort(),
  );
  for (const [file, contentFiles] of Object.entries(SCHEMA_FILES)) {
    expect(readFileSync(file, 'utf8')).toBe(editorSchema(contentFiles));
  }
});

test('VS Code is told which schema is for which files', () => expect(settings['yaml.schemas']).toEqual(SCHEMA_FILES));

describe('in VS Code', () => {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => `content/${file}`);
  let server: Awaited<ReturnType<typeof startLanguageServer>>;
  beforeAll(async () => void (server = await startLanguageServer(settings)));
  afterAll(() => server.stop());

  test('no file has anything underlined, and each has a mistake underlined', async () => {
    expect(loadContent().issues).toEqual([]);
    const messages = async (file: string) => {
      const text = readFileSync(file, 'utf8');
      const right = await server.diagnose(file, text);
      const wrong = await server.diagnose(file, `${text}\nunknown: field\n`, 2);
      return [file, right, wrong.map(({ message }) => message)];
    };
    const expected = files.map((file) => [file, [], ['Property unknown is not allowed.']]);
    expect(await Promise.all(files.map(messages))).toEqual(expected);
  });

  test('a value of the wrong form is underlined in its line, with what to write', async () => {
    const file = 'content/services/mistake.yaml';
    const text = readFileSync('content/services/skilldevelopment.yaml', 'utf8');
    const [diagnostic, ...others] = await server.diagnose(file, text.replace('full-skill.jpg', 'Full Skill.jpg'));
    expect(others).toEqual([]);
    expect(diagnostic?.message).toMatch(/^Write the name of a file in content\/pictures: small letters/);
    expect(diagnostic?.range.start.line).toBe(text.split('\n').findIndex((line) => line.includes('full-skill.jpg')));
  });

  test('a list without an entry has nothing underlined where it may be empty', async () => {
    const text = readFileSync('content/site.yaml', 'utf8').replace(/^social:\n( .*\n)+/m, 'social:\n');
    expect(await server.diagnose('content/site.yaml', text, 3)).toEqual([]);
  });

  test('fields are proposed, and described', async () => {
    const file = 'content/industries/draft.yaml';
    await server.diagnose(file, 'badge: Ships\n\n');
    const completion = (await server.ask('completion', file, { line: 1, character: 0 })) as {
      items: { label: string }[];
    };
    expect(completion.items.map(({ label }) => label)).toEqual(expect.arrayContaining(['lead', 'picture', 'sections']));
    const hover = await server.ask('hover', file, { line: 0, character: 1 });
    expect(JSON.stringify(hover)).toContain('The title in the round badge, which is the heading of the page: 2 to 24');
  });
});
