/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { StructuredData } from '@/components/layout/structured-data';
import { getContent } from '@/lib/content';
import { structuredData } from '@/lib/site/structured-data';

jest.mock('@/lib/site/structured-data', () => ({ structuredData: jest.fn() }));
jest.mock('@/lib/site/picture-source', () => ({ sharedPicture: () => ({ src: '/og-about.jpg', alt: '' }) }));

test('no text in the data can close the script element', () => {
  const data = { '@context': 'https://schema.org', name: 'A</script><!-- B & "C"' };
  jest.mocked(structuredData).mockReturnValue(data as unknown as ReturnType<typeof structuredData>);
  const [, block = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(
    renderToStaticMarkup(<StructuredData content={getContent()} path="/about" />),
  )!;
  expect(JSON.parse(block)).toEqual(data);
});
