/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { editorFirebaseJson, firebaseJson } from '@/tools/hosting/firebase';
import { hostingRules } from '@/tools/hosting/rules';

let root: string;
let to: string;
const write = (file: string, text: string) => {
  mkdirSync(path.join(root, 'artefact', path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, 'artefact', file), text);
};
interface Config {
  hosting: { headers: unknown };
}
const built = () => JSON.parse(firebaseJson(hostingRules(), ['index.html'])) as { hosting: object };

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'artefact-'));
  to = path.join(root, 'deploy');
  write('firebase.json', JSON.stringify(built()));
  write('out/index.html', '<!doctype html>');
  write('out/.well-known/security.txt', 'Contact: x');
  writeFileSync(path.join(root, 'credentials.json'), 'secret');
});
afterEach(() => rmSync(root, { recursive: true }));

function take(config = 'firebase.json', folder = 'out', ...target: string[]) {
  const args = [path.join(root, 'artefact'), config, folder, to, ...target];
  return spawnSync(process.execPath, ['tools/github/take-artefact.mjs', ...args], { encoding: 'utf8' });
}

test('the files and their settings come from the artefact, but the target from the checkout', () => {
  // The build must not choose the project, so a .firebaserc in the artefact is not read.
  write('.firebaserc', '{ "projects": { "default": "another" } }');
  expect(take().stdout).toBe('2 files of out to serve.\n');
  expect(readdirSync(to).sort()).toEqual(['.firebaserc', 'firebase.json', 'public']);
  expect(readFileSync(path.join(to, 'public/.well-known/security.txt'), 'utf8')).toBe('Contact: x');
  expect(readFileSync(path.join(to, '.firebaserc'), 'utf8')).toBe(readFileSync('.firebaserc', 'utf8'));
  const config = JSON.parse(readFileSync(path.join(to, 'firebase.json'), 'utf8')) as object;
  expect(config).toEqual({ hosting: { ...built().hosting, public: 'public' } });
});

test('served files are readable by everyone, whatever the umask was', () => {
  const umask = process.umask(0o077);
  write('out/pictures/team.jpg', 'x');
  take();
  process.umask(umask);
  const modeOf = (file: string) => (statSync(path.join(to, 'public', file)).mode & 0o777).toString(8);
  expect(['', 'pictures', 'pictures/team.jpg', 'index.html'].map(modeOf)).toEqual(['755', '755', '644', '644']);
});

test('the editor goes to its own site, with its own headers, and the artefact cannot choose another site', () => {
  const editor = JSON.parse(editorFirebaseJson({ 'Content-Security-Policy': "script-src 'self'" })) as Config;
  write('editor.firebase.json', JSON.stringify({ hosting: { ...editor.hosting, site: 'another', target: 'another' } }));
  write('.cache/editor/index.html', '<!doctype html>');
  take('editor.firebase.json', '.cache/editor', 'editor');
  const config = JSON.parse(readFileSync(path.join(to, 'firebase.json'), 'utf8')) as Config;
  expect(config).toEqual({ hosting: { ...editor.hosting, public: 'public', target: 'editor' } });
  const policy = { key: 'Content-Security-Policy', value: "script-src 'self'" };
  expect(config.hosting.headers).toEqual([{ source: '**', headers: [policy] }]);
  expect(readdirSync(path.join(to, 'public'))).toEqual(['index.html']);
});

const planted = (settings: object) => () =>
  write('firebase.json', JSON.stringify({ hosting: { ...built().hosting, ...settings } }));
const link = (from: string, target: string) => () => {
  rmSync(path.join(root, 'artefact', from), { recursive: true, force: true });
  symlinkSync(path.join(root, target), path.join(root, 'artefact', from));
};

test.each<[string, () => void, string]>([
  ['a predeploy command', planted({ predeploy: 'curl evil.example' }), '"hosting" in firebase.json sets predeploy'],
  ['a postdeploy command', planted({ postdeploy: ['env'] }), '"hosting" in firebase.json sets postdeploy'],
  ['a rewrite', planted({ rewrites: [] }), 'sets rewrites'],
  ['another folder', planted({ public: '../..' }), 'serves "../..", not "out"'],
  ['other products', () => write('firebase.json', JSON.stringify({ ...built(), functions: {} })), 'has functions'],
  ['settings in another file', () => write('firebase.json', '{ "hosting": "other.json" }'), 'not a group of settings'],
  ['several sites', () => write('firebase.json', '{ "hosting": [{ "public": "out" }] }'), 'not a group of settings'],
  ['a link to a file', link('out/a.txt', 'credentials.json'), 'a.txt is neither a file nor a folder'],
  ['a link to a folder', link('out/pictures', '.'), 'pictures is neither a file nor a folder'],
  ['a link in place of the folder', link('out', '.'), 'out is a link'],
  ['a link in place of the settings', link('firebase.json', 'credentials.json'), 'firebase.json is a link'],
])('%s stops the script, and nothing is left to deploy', (_, plant, message) => {
  plant();
  const { status, stderr } = take();
  expect(stderr).toContain('Nothing was deployed');
  expect(stderr).toContain(message);
  expect(status).toBe(1);
  expect(existsSync(to)).toBe(false);
});
