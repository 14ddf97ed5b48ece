import { attribute, elementsIn, parsePage } from '@/tools/shared/html-tree';
import { ask, bodyText } from '../requests/ask';
import type { SmokeStep } from './smoke';

/**
 * Checks that the editor's origin has its page, its scripts and its policy.
 *
 * @throws Error when nothing answers there
 */
export async function editorOrigin(address: string): Promise<SmokeStep> {
  const { origin } = new URL(address);
  const page = await ask(origin, { target: '/' });
  const issues: string[] = [];
  if (page.status !== 200) issues.push(`${origin} answers ${page.status}`);
  const policy = String(page.headers['content-security-policy']);
  if (!/^default-src 'none'; script-src 'self'( 'wasm-unsafe-eval')?;/.test(policy))
    issues.push(`${origin} has no strict policy`);
  const scripts = elementsIn(parsePage(await bodyText(page)), 'script').map((script) => attribute(script, 'src') ?? '');
  if (scripts.length === 0) issues.push(`The page at ${origin} has no script`);
  for (const script of scripts) {
    const { pathname } = new URL(script, origin);
    const { status, headers } = await ask(origin, { target: pathname, method: 'HEAD' });
    const type = String(headers['content-type']);
    if (status !== 200 || !type.includes('javascript')) issues.push(`${pathname} answers ${status}, ${type}`);
  }
  return { name: 'the editor', count: 1 + scripts.length, issues };
}
