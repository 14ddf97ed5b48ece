import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { attribute, elementsIn, type Document } from '../html/tree';
import type { PolicyFacts, PublishOptions } from '../options';

/** Where the forms of a page are posted to: origins, and `'self'` for addresses of the site. */
export function formTargetsIn(document: Document): string[] {
  return elementsIn(document, 'form').map((form) => {
    const action = attribute(form, 'action') ?? '';
    return URL.canParse(action) ? new URL(action).origin : "'self'";
  });
}

/** Leaves what the pages need of a policy for the step that makes the hosting rules. */
export async function writePolicy(
  { root, policy }: Pick<PublishOptions, 'root' | 'policy'>,
  facts: PolicyFacts,
): Promise<void> {
  const path = resolve(root, policy.file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${JSON.stringify(policy.make(facts), null, 2)}\n`);
}
