import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

const REPOSITORY = resolve(__dirname, '../../../..');

/**
 * A project in a folder of its own. It is within this one, so that packages resolve, and links to its publish step.
 *
 * @param files content by path from the project's root
 * @returns the root
 */
export async function makeProject(files: Readonly<Record<string, string | Buffer>>): Promise<string> {
  const projects = join(REPOSITORY, '.cache/tests');
  await mkdir(projects, { recursive: true });
  const root = await mkdtemp(join(projects, 'publish-'));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  await symlink(join(REPOSITORY, 'tools'), join(root, 'tools'));
  return root;
}

/** The module that names the islands. */
export const MODULES = { registry: 'islands/registry.ts' };

/** Two islands and their registry. */
export const ISLAND_SOURCES = {
  'islands/registry.ts':
    "/** Islands. */\nexport { Menu } from '../components/menu';\nexport { Tabs } from '../components/tabs';\n",
  'components/menu.tsx':
    "import { useState } from 'react';\nexport function Menu() {\n" +
    '  const [open, setOpen] = useState(false);\n' +
    '  return <button onClick={() => setOpen(!open)}>{open ? "close-the-menu" : "open-the-menu"}</button>;\n}\n',
  'components/tabs.tsx':
    "import { useState } from 'react';\ndocument.title = 'side-effect';\nexport function Tabs() {\n" +
    '  const [shown] = useState(process.env.NEXT_PUBLIC_SHOWN);\n' +
    '  const { NEXT_PUBLIC_UNPACKED = "not-unpacked", SECRET } = process.env;\n' +
    "  if (process.env['NEXT_PUBLIC_ABSENT']) void import('./later');\n" +
    '  if (process.env.SECRET) throw new Error(process.env.SECRET);\n' +
    "  if (process.env.NEXT_PUBLIC_LATER) void import('./later');\n" +
    '  return <p>{shown}{NEXT_PUBLIC_UNPACKED}{SECRET}{process.env["NEXT_PUBLIC_QUOTED"]}shared-text</p>;\n}\n',
  'components/later.ts': "console.log('loaded-later');\n",
};
