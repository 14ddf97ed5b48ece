/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { StructuredData } from '@/components/frame/structured-data';
import { structuredData } from '@/lib/structured-data';
import { readCards } from '@/pictures/manifest';

jest.mock('@/lib/structured-data', () => ({ structuredData: jest.fn() }));
jest.mock('@/pictures/manifest', () => ({ readCards: jest.fn(() => ({ '/about': { src: '/card.jpg', alt: '' } })) }));

test('no text of the data ends its element', () => {
  const data = { '@context': 'https://schema.org', name: 'A</script><!-- B & "C"' };
  jest.mocked(structuredData).mockReturnValue(data as unknown as ReturnType<typeof structuredData>);
  const [, block = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(
    renderToStaticMarkup(<StructuredData path="/about" />),
  )!;
  expect(JSON.parse(block)).toEqual(data);
});

test('a page without a card says what to run', () => {
  jest.mocked(readCards).mockReturnValue({});
  expect(() => renderToStaticMarkup(<StructuredData path="/about" />)).toThrow('npm run pictures');
});
