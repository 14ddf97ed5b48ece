import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EMAIL_VARIABLES } from '@/lib/contact/config';
import { missingSettings } from '@/tools/hosting/missing-settings';
import { withoutSettings } from '@/tools/hosting/test-settings';

const IDS = Object.fromEntries(EMAIL_VARIABLES.slice(0, -1).map((name, index) => [name, `abc${index}`]));

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'release-'))));
afterEach(() => rmSync(root, { recursive: true }));

const writeProjects = (text: string) => writeFileSync(path.join(root, '.firebaserc'), text);
const LIVE = '{ "projects": { "default": "nestif-website" } }';

test('nothing is missing once the email service’s ids are set and, if Firebase is the host, its project', () => {
  expect(missingSettings(IDS, root)).toEqual([]);
  writeProjects(LIVE);
  expect(missingSettings({ ...IDS, NEXT_PUBLIC_EMAILJS_ORIGIN: 'https://API.emailjs.com:443' }, root)).toEqual([]);
});

test.each([
  ['missing ids of the email service, even for a preview', { SITE_PREVIEW: '1' }, 'the mailbox on your own computer'],
  ['one missing id', { ...IDS, NEXT_PUBLIC_EMAILJS_SERVICE_ID: '' }, 'NEXT_PUBLIC_EMAILJS_SERVICE_ID is missing'],
  [
    'an incomplete Firebase configuration',
    { ...IDS, NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'a' },
    'NEXT_PUBLIC_FIREBASE_APP_ID',
  ],
  [
    'another service than the provider',
    { ...IDS, NEXT_PUBLIC_EMAILJS_ORIGIN: 'http://localhost:3000' },
    'only to https://api.emailjs.com: remove it',
  ],
  ['a preview setting that is still there', { ...IDS, SITE_PREVIEW: '1' }, 'SITE_PREVIEW is set'],
])('reports %s', (_, env, name) => expect(missingSettings(env, root).join()).toContain(name));

test.each(['{}', '{ "projects": { "default": "YOUR-PROJECT" } }'])(
  'reports a missing Firebase project if .firebaserc is %s',
  (text) => {
    writeProjects(text);
    expect(missingSettings(IDS, root)).toEqual([expect.stringContaining('.firebaserc')]);
  },
);

test('reports one project for both the live site and previews', () => {
  writeProjects('{ "projects": { "default": "nestif-website", "preview": "nestif-website" } }');
  expect(missingSettings(IDS, root)).toEqual([
    expect.stringContaining('.firebaserc names the same project for the live site and for previews'),
  ]);
});

test('reports a missing approver for the code until the name in CODEOWNERS is a real one', () => {
  const file = path.join(root, '.github/CODEOWNERS');
  cpSync('.github/CODEOWNERS', file);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/@.*/g, '@OWNER_OF_THE_SITE'));
  expect(missingSettings(IDS, root)).toEqual([expect.stringContaining('CODEOWNERS names a made-up owner')]);
  writeFileSync(file, text.replace(/@.*/g, '@asha @nestif/owners'));
  expect(missingSettings(IDS, root)).toEqual([]);
});

test('the tested build has none of the settings of .env.example, but for the folder of the pictures', () => {
  const names = readFileSync('.env.example', 'utf8').match(/^[A-Z_]+(?==)/gm)!;
  const env = withoutSettings({ NODE_ENV: 'test', ...Object.fromEntries(names.map((name) => [name, 'off'])) });
  expect(names.filter((name) => env[name] !== '')).toEqual(['PICTURE_CACHE']);
});
