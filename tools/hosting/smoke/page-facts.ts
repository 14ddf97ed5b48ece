import { createHash } from 'node:crypto';
import { attribute, elementsIn, isData, parsePage, textOf } from '@/tools/publish/html/tree';
import { canonicalOf } from '../requests/answer';

/** What a page refers to, and what the policy has to allow. */
export interface PageFacts {
  /** Paths of this site that links lead to, without query and fragment. */
  links: Set<string>;
  /** Paths of this site that the page loads: pictures, fonts, scripts, icons. */
  files: Set<string>;
  /** Hashes of the inline styles, as the policy has them. */
  styleHashes: Set<string>;
  /** Inline scripts that would run, which the policy forbids. */
  inlineScripts: number;
  /** Where the form is sent, and the fields that it has beside those of the visitor. */
  form?: { action: string; hidden: Record<string, string> };
}

/** Links of the head that are loaded, and pictures that are shown where the page is shared. */
const LOADED = /\b(icon|preload|stylesheet|apple-touch-icon)\b/;
const SHARED = /^(og|twitter):image$/;

/** Reads a page. @param address its address: references are relative to it, and to its canonical host */
export function factsOf(text: string, address: string): PageFacts {
  const hosts = new Set([address, canonicalOf(text) ?? address].map((url) => new URL(url).host));
  const facts: PageFacts = { links: new Set(), files: new Set(), styleHashes: new Set(), inlineScripts: 0 };
  const add = (set: Set<string>, reference: string | undefined) => {
    if (!reference || !URL.canParse(reference, address)) return;
    const url = new URL(reference, address);
    if (hosts.has(url.host)) set.add(url.pathname);
  };

  for (const element of elementsIn(parsePage(text))) {
    const valueOf = (name: string) => attribute(element, name);
    for (const candidate of valueOf('srcset')?.split(',') ?? []) add(facts.files, candidate.trim().split(/\s+/)[0]);
    switch (element.tagName) {
      case 'a':
        add(facts.links, valueOf('href'));
        break;
      case 'img':
        add(facts.files, valueOf('src'));
        break;
      case 'link':
        if (LOADED.test(valueOf('rel') ?? '')) add(facts.files, valueOf('href'));
        break;
      case 'meta':
        if (SHARED.test(valueOf('property') ?? valueOf('name') ?? '')) add(facts.files, valueOf('content'));
        break;
      case 'style': {
        const style = textOf(element);
        facts.styleHashes.add(`sha256-${createHash('sha256').update(style).digest('base64')}`);
        for (const [, file] of style.matchAll(/url\(["']?([^)"']+)/g)) add(facts.files, file);
        break;
      }
      case 'script':
        add(facts.files, valueOf('src'));
        if (!valueOf('src') && !isData(element)) facts.inlineScripts += 1;
        break;
      case 'form':
        facts.form = { action: new URL(valueOf('action') ?? '', address).href, hidden: {} };
        break;
      case 'input':
        if (valueOf('type') === 'hidden' && facts.form)
          facts.form.hidden[valueOf('name') ?? ''] = valueOf('value') ?? '';
    }
  }
  return facts;
}
