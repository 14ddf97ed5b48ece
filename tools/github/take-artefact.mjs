/**
 * `node tools/github/take-artefact.mjs <artefact> <config> <folder> <to> [target]`: makes the folder that Firebase's
 * command line deploys, from the files of a build. The build ran the site's packages, and the deployment can sign in to
 * the host, so it executes nothing from the build and serves only plain files of its folder.
 *
 *     node tools/github/take-artefact.mjs /tmp/artefact firebase.json out /tmp/deploy
 *
 * Plain Node: a deployment installs no packages of the site.
 */
import { chmodSync, copyFileSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { listFolder } from '../../lib/files/list-folder.mjs';

/**
 * The hosting settings that a build may set. Everything else in `firebase.json` could run commands, or reach further.
 */
const SETTINGS = ['ignore', 'cleanUrls', 'trailingSlash', 'redirects', 'headers'];

/** The settings that this script sets instead of the build. */
const OWN = ['public', 'site', 'target'];

const PROJECTS_FILE = fileURLToPath(new URL('../../.firebaserc', import.meta.url));

/**
 * Writes `<to>/public`, `<to>/firebase.json` and a copy of the checkout's `.firebaserc`.
 *
 * @param artefact folder that the build's artefact was unpacked to, outside the checkout
 * @param config the build's `firebase.json`, as a path in the artefact
 * @param folder the built site, as a path in the artefact
 * @param to folder to make; it must not exist
 * @param [target] of Firebase Hosting; without one, the default site of the project
 * @throws {Error} that names anything that is neither a file to serve nor one of `SETTINGS`
 * @returns {number} how many files there are to serve
 */
function takeArtefact(artefact, config, folder, to, target) {
  const settings = settingsOf(readFileSync(inside(artefact, config), 'utf8'), config, folder);
  const from = inside(artefact, folder);
  const files = filesOf(from);
  // Every web server must be able to read these files.
  process.umask(0o022);
  mkdirSync(to);
  for (const file of files) {
    const copy = path.join(to, 'public', file);
    mkdirSync(path.dirname(copy), { recursive: true });
    copyFileSync(path.join(from, file), copy);
    chmodSync(copy, 0o644);
  }
  const hosting = { public: 'public', ...(target && { target }), ...settings };
  writeFileSync(path.join(to, 'firebase.json'), JSON.stringify({ hosting }, null, 2));
  copyFileSync(PROJECTS_FILE, path.join(to, '.firebaserc'));
  return files.length;
}

function settingsOf(text, file, folder) {
  const { hosting, ...others } = JSON.parse(text);
  refuse(Object.keys(others), `${file} has`);
  if (typeof hosting !== 'object' || Array.isArray(hosting))
    throw new Error(`${file}: "hosting" is not a group of settings`);
  if (hosting.public !== folder) throw new Error(`${file} serves "${hosting.public}", not "${folder}"`);
  refuse(
    Object.keys(hosting).filter((name) => ![...SETTINGS, ...OWN].includes(name)),
    `"hosting" in ${file} sets`,
  );
  return Object.fromEntries(Object.entries(hosting).filter(([name]) => SETTINGS.includes(name)));
}

function refuse(names, where) {
  if (names.length > 0) throw new Error(`${where} ${names.join(', ')}: a build may set only ${SETTINGS.join(', ')}`);
}

/** The path of something in the artefact. A symlink could lead to a credential, or anywhere else. */
function inside(artefact, name) {
  const found = realpathSync(path.join(artefact, name));
  if (found !== path.join(realpathSync(artefact), name))
    throw new Error(`${name} is a link: a build must not contain links`);
  return found;
}

/** The files of a folder, as paths from it. */
function filesOf(folder) {
  const entries = listFolder(folder);
  const strange = entries.find(({ type }) => type !== 'file' && type !== 'folder');
  if (strange) throw new Error(`${strange.name} is neither a file nor a folder: a build must not contain links`);
  return entries.filter(({ type }) => type === 'file').map(({ name }) => name);
}

try {
  const [artefact, config, folder, to, target] = process.argv.slice(2);
  console.log(`${takeArtefact(artefact, config, folder, to, target)} files of ${folder} to serve.`);
} catch (error) {
  console.error(`::error::Nothing was deployed: ${error.message}`);
  process.exitCode = 1;
}
