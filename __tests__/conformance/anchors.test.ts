import { loadContent } from '@/lib/content/load';
import { anchorsByAddress } from '@/lib/content/references';
import { all, readPages } from './built-site';

/** Content ids hold no underscore, and all other ids one: so they cannot meet, whatever an editor writes. */
test('a page has each id once: those of its content, to which links may lead, and others with an underscore', () => {
  const anchors = anchorsByAddress(loadContent().parsed);
  for (const { route, document } of readPages()) {
    const ids = all(document, '[id]').map(({ id }) => id);
    expect(`${route}: ${ids.filter((id) => !id.includes('_')).sort()}`).toBe(
      `${route}: ${[...(anchors.get(route) ?? [])].sort()}`,
    );
    expect(ids).toHaveLength(new Set(ids).size);
  }
});
