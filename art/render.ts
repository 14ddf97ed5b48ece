/**
 * `npm run art`: renders the scenes that have changed since their picture was made, into `content/pictures`.
 *
 *     npm run art                      what has changed
 *     npm run art -- team cloud        these, changed or not
 *     npm run art -- --list            says what has changed, and renders nothing
 *     npm run art -- --accept          takes the pictures as they are for those of the present scenes
 *
 * Building the site never needs this: the pictures are kept with the project. A scene counts as changed when its file or
 * one of the kit's files has; `art/rendered.json` holds what each picture was made from.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const SCENES = 'art/scenes';
const PICTURES = 'content/pictures';
const RECORD = 'art/rendered.json';
/** Samples for each pixel: enough for the kit's denoiser to leave no grain. */
const SAMPLES = 32;

const args = process.argv.slice(2);
const wanted = args.filter((arg) => !arg.startsWith('--'));
const scenes = readdirSync(SCENES)
  .filter((file) => file.endsWith('.py'))
  .map((file) => path.parse(file).name)
  .sort();
const unknown = wanted.filter((name) => !scenes.includes(name));
if (unknown.length > 0) stop(`${SCENES} has no scene ${unknown.join(', ')}. The scenes are ${scenes.join(', ')}.`);

const record: Record<string, string> = existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : {};
const present = Object.fromEntries(scenes.map((name) => [name, hashOf(name)]));
const changed = scenes.filter((name) => record[name] !== present[name] || !existsSync(pictureOf(name)));

if (args.includes('--list')) console.log(changed.join('\n') || 'No scene has changed.');
else if (args.includes('--accept')) keep(scenes);
else for (const name of wanted.length > 0 ? wanted : changed) render(name);

function render(name: string): void {
  ensureBlender();
  console.log(`Rendering ${name} …`);
  const options = [`out=${pictureOf(name)}`, `spp=${SAMPLES}`, 'pct=100'];
  const { status, stderr } = spawnSync('blender', ['-b', '-P', `${SCENES}/${name}.py`, '--', ...options], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  // Blender ends with 0 when a script fails; what Python says of it is all there is.
  if (status !== 0 || /Traceback/.test(stderr)) stop(`${SCENES}/${name}.py could not be rendered:\n${stderr}`);
  keep([name]);
}

function keep(names: readonly string[]): void {
  for (const name of names) record[name] = present[name] ?? '';
  const sorted = Object.fromEntries(scenes.filter((name) => record[name]).map((name) => [name, record[name]]));
  writeFileSync(RECORD, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** The hash of everything a picture is made from. */
function hashOf(name: string): string {
  const hash = createHash('sha256');
  for (const file of ['art/clay.py', 'art/props.py', 'art/props_objects.py', `${SCENES}/${name}.py`]) {
    hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

function pictureOf(name: string): string {
  return path.join(PICTURES, `${name}.jpg`);
}

/** Installs Blender with the system's packages when it is missing and we may. */
function ensureBlender(): void {
  if (spawnSync('blender', ['--version']).status === 0) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    stop('Blender is missing. Install Blender 3.4 and its numpy (Debian: apt-get install blender python3-numpy).');
  }
  execFileSync('apt-get', ['update', '-q'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '-q', 'blender', 'python3-numpy'], { stdio: 'inherit' });
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
