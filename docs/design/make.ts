/**
 * Makes the pictures of `docs/design.md`: boards drawn from the tokens, and components and pages of the built site in
 * their states.
 *
 *     npm run build && npx tsx docs/design/make.ts            # all of them
 *     npx tsx docs/design/make.ts colours menu                # these only
 *
 * They land beside this file. Nothing moves while they are taken and the time is always the same, so that a picture
 * changes only when the design or the content does.
 */
import { readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { BOARDS } from './boards';
import * as components from './components';
import * as pages from './pages';
import { Studio } from './studio';

/** What a picture is made with: HTML to be drawn, or a finished PNG. */
type Maker = (studio: Studio) => string | Promise<string | Buffer>;

const PICTURES: Record<string, Maker> = { ...BOARDS, ...components.PICTURES, ...pages.PICTURES };

/** What all pictures may weigh together, in bytes: they are part of every clone. */
const MOST = 1_600_000;

/**
 * The fewer colours, the lighter the picture: boards that are about colours and shadows keep all of theirs, small pages
 * need few.
 */
function compress(png: Buffer, name: string): Promise<Buffer> {
  const quality = ['colours', 'contrast', 'space'].includes(name) ? 100 : name.startsWith('page-') ? 40 : 55;
  return sharp(png).png({ palette: true, effort: 10, dither: 0, quality }).toBuffer();
}

const folder = 'docs/design';
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in PICTURES));
if (unknown.length > 0)
  throw new Error(`There is no ${unknown.join(', ')}; there are ${Object.keys(PICTURES).join(', ')}.`);

const studio = await Studio.open();
try {
  for (const name of asked.length > 0 ? asked : Object.keys(PICTURES)) {
    const made = await PICTURES[name]!(studio);
    const png = typeof made === 'string' ? await studio.draw(made) : made;
    await writeFile(path.join(folder, `${name}.png`), await compress(png, name));
  }
} finally {
  await studio.close();
}

const files = (await readdir(folder)).filter((file) => file.endsWith('.png'));
const strangers = files.filter((file) => !(path.parse(file).name in PICTURES));
if (strangers.length > 0) throw new Error(`Nothing makes ${strangers.join(', ')}: remove what is not needed.`);
const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(folder, file))).size));
const total = sizes.reduce((sum, size) => sum + size, 0);
if (total > MOST) throw new Error(`The pictures weigh ${total} bytes together; at most ${MOST} are allowed.`);
process.stdout.write(`${files.length} pictures, ${Math.round(total / 1024)} KB\n`);
