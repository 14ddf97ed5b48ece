/**
 * `npm run art`: renders the scenes that have changed since their last rendering, into `content/pictures`.
 *
 *     npm run art                      what has changed
 *     npm run art -- team cloud        these, changed or not
 *     npm run art -- --list            lists each picture with its state, and renders nothing
 *     npm run art -- --accept          records the existing pictures as those of the current scenes
 *     npm run art -- --accept cloud    the same for these only
 *
 * Blender renders without loss and larger than needed; scaling down smooths the edges. The JPEG has full colour
 * resolution.
 *
 * Building the site never needs this: the pictures are part of the repository. A scene counts as changed when its
 * file or one of the kit's files has; `art/rendered.json` records what each picture was made from.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';

const SCENES = 'art/scenes';
const PICTURES = 'content/pictures';
const RECORD = 'art/rendered.json';
/** The kit: a change to any of these files changes every picture. */
const KIT = ['clay.py', 'faces.py', 'people.py', 'props.py', 'props_objects.py'].map((file) => `art/${file}`);
/** Samples for each rendered pixel, and by how much the rendering is larger than the picture: about 30 samples for each
 * pixel of the picture, enough for the kit's denoiser to leave no grain. */
const SAMPLES = 18;
const OVERSIZE = 1.3;
/** Percent of the width that are cut off on one side, so that a 4:3 frame around the middle shows everybody whole. */
const TRIM: Record<string, { left?: number; right?: number }> = {
  'about-hero': { left: 2.2 },
  artificialintelligence: { right: 5 },
  'consulting-hero': { right: 5 },
  'product-hero': { left: 7 },
  cloud: { right: 5 },
  'marketing-banner': { left: 29.5, right: 3.9 },
};
const JPEG = { quality: 92, chromaSubsampling: '4:4:4', mozjpeg: true } as const;

const USAGE = 'npm run art -- [--list | --accept] [scene …]';
const { values: flags, positionals: requested } = readArguments();

/** The file and the view of each picture: a scene with a camera for wide windows makes two. */
const sources: Record<string, { file: string; view?: string }> = {};
for (const name of readdirSync(SCENES)) {
  const file = `${SCENES}/${name}`;
  if (!name.endsWith('.py')) continue;
  sources[path.parse(name).name] = { file };
  if (readFileSync(file, 'utf8').includes("'wide'")) sources[`${path.parse(name).name}-wide`] = { file, view: 'wide' };
}
const scenes = Object.keys(sources).sort();
const unknown = requested.filter((name) => !scenes.includes(name));
if (unknown.length > 0) {
  stop(`${SCENES} has no scene ${unknown.join(', ')}. The scenes are ${scenes.join(', ')}.`, 2);
}

const record: Record<string, string> = existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : {};
const current = Object.fromEntries(scenes.map((name) => [name, hashOf(name)]));
const changed = scenes.filter((name) => stateOf(name) !== 'rendered');

if (flags.list) console.log(scenes.map((name) => `${name}: ${stateOf(name)}`).join('\n'));
else if (flags.accept) accept(requested.length > 0 ? requested : scenes);
else for (const name of requested.length > 0 ? requested : changed) await render(name);

/** Exits if the command was given an option that it does not have. */
function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { list: { type: 'boolean' }, accept: { type: 'boolean' } },
    });
  } catch (error) {
    return stop(`${(error as Error).message}\nUsage: ${USAGE}`, 2);
  }
}

/** What has become of a picture since its scene was last rendered. */
function stateOf(name: string): 'rendered' | 'changed' | 'no picture' {
  if (!existsSync(pictureOf(name))) return 'no picture';
  return record[name] === current[name] ? 'rendered' : 'changed';
}

async function render(name: string): Promise<void> {
  ensureBlender();
  console.log(`Rendering ${name} …`);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'art-'));
  const rendering = path.join(folder, `${name}.png`);
  const { file, view } = sources[name]!;
  const options = [`out=${rendering}`, `spp=${SAMPLES}`, `pct=${OVERSIZE * 100}`, ...(view ? [`view=${view}`] : [])];
  const { status, stderr } = spawnSync('blender', ['-b', '-P', file, '--', ...options], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  // Blender exits with 0 when a script fails: only Python's traceback shows it.
  if (status !== 0 || /Traceback/.test(stderr)) stop(`${file} could not be rendered:\n${stderr}`);
  const { width, height } = await sharp(rendering).metadata();
  const { left = 0, right = 0 } = TRIM[name] ?? {};
  const part = { left: Math.round((width * left) / 100), top: 0, height };
  await sharp(rendering)
    .extract({ ...part, width: width - part.left - Math.round((width * right) / 100) })
    .resize(TRIM[name] ? 1600 : Math.round(width / OVERSIZE))
    .jpeg(JPEG)
    .toFile(pictureOf(name));
  rmSync(folder, { recursive: true });
  accept([name]);
}

function accept(names: readonly string[]): void {
  for (const name of names) record[name] = current[name] ?? '';
  const sorted = Object.fromEntries(scenes.filter((name) => record[name]).map((name) => [name, record[name]]));
  writeFileSync(RECORD, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** The hash of everything a picture is made from. */
function hashOf(name: string): string {
  const hash = createHash('sha256');
  for (const file of [...KIT, sources[name]!.file]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

function pictureOf(name: string): string {
  return path.join(PICTURES, `${name}.jpg`);
}

/** Installs Blender from Debian's packages when it is missing, on Debian and as root. */
function ensureBlender(): void {
  if (spawnSync('blender', ['--version']).status === 0) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    stop('Blender is missing. Install Blender 3.4 and its numpy (Debian: apt-get install blender python3-numpy).');
  }
  execFileSync('apt-get', ['update', '-q'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '-q', 'blender', 'python3-numpy'], { stdio: 'inherit' });
}

function stop(message: string, code = 1): never {
  console.error(message);
  process.exit(code);
}
