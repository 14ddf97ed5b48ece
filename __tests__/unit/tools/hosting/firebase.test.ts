/** @jest-environment node */
import { firebaseJson } from '@/tools/hosting/firebase';

// `__tests__/built/served.test.ts` has the headers of a normal build word for word.
test('a page has its own policy, after that of all paths; a preview asks search engines to leave it out', () => {
  const policies = { '**': "default-src 'none'", '/about': "default-src 'self'" };
  const { headers } = JSON.parse(firebaseJson({ policies, noindex: true })).hosting as {
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  const rule = (source: string) => headers.findIndex((each) => each.source === source);
  expect(headers[rule('**')]!.headers).toEqual(
    expect.arrayContaining([
      { key: 'Content-Security-Policy', value: "default-src 'none'" },
      { key: 'X-Robots-Tag', value: 'noindex' },
    ]),
  );
  expect(rule('/about')).toBeGreaterThan(rule('**'));
  expect(headers[rule('/about')]!.headers).toEqual([{ key: 'Content-Security-Policy', value: "default-src 'self'" }]);
});
