import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

const REPOSITORY = resolve(__dirname, '../../..');

/**
 * A project in a folder of its own, with this one's packages and publish step: it lies within this project, where packages
 * are found as always.
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
  await symlink(join(REPOSITORY, 'publish'), join(root, 'publish'));
  return root;
}

/** Two islands that share a module, and their registry. */
export const ISLAND_SOURCES = {
  'components/islands/registry.ts':
    "import { Menu } from '../menu';\nimport { Tabs as Panels } from '../tabs';\n" +
    "export const ISLANDS = { menu: Menu, 'tab-panels': Panels } as const;\n",
  'components/menu.tsx':
    "import { useState } from 'react';\nexport function Menu() {\n" +
    '  const [open, setOpen] = useState(false);\n' +
    '  return <button onClick={() => setOpen(!open)}>{open ? "close-the-menu" : "open-the-menu"}</button>;\n}\n',
  'components/shared.ts': "export const shared = 'said-by-two';\n",
  'components/tabs.tsx':
    "import { useState } from 'react';\nimport { shared } from './shared';\nexport function Tabs() {\n" +
    '  const [shown] = useState(process.env.NEXT_PUBLIC_SHOWN);\n' +
    "  if (process.env.NEXT_PUBLIC_ABSENT) void import('./later');\n" +
    '  if (process.env.SECRET) throw new Error(process.env.SECRET);\n' +
    "  if (process.env.NEXT_PUBLIC_LATER) void import('./later');\n" +
    '  return <p>{shown}{shared}</p>;\n}\n',
  'components/later.ts': "console.log('loaded-later');\n",
};
