/** @jest-environment node */
import fc from 'fast-check';
import { rawGet, rawRequest, statusOf } from './support/request';
import { startSite, writeFiles, type Fixture } from './support/site';

let site: Fixture;

beforeAll(async () => {
  site = await startSite();
  await writeFiles(site.root, { 'secret.txt': 'TOP SECRET' });
});
afterAll(() => site.close());

async function expectAlive() {
  expect(statusOf(await rawGet(site.port, '/'))).toBe(200);
  expect(site.errors).toEqual([]);
}

// What no HTTP client sends; the table of requests has the others.
test.each(['/contact?a=\f', '/contact?a=\u00e9', 'about', '*'])('%s is a bad request', async (target) => {
  const response = await rawGet(site.port, target);
  expect(statusOf(response)).toBe(400);
  await expectAlive();
});

test('a query cannot add a header to a redirect', async () => {
  const response = await rawGet(site.port, '/contact?a=%0d%0aX-Evil:%201&b="<>');
  expect(statusOf(response)).toBe(301);
  expect(response).toContain('Location: /contacts?a=%0d%0aX-Evil:%201&b="<>\r\n');
  expect(response).not.toMatch(/^X-Evil/im);
});

test.each(
  Object.entries({
    'an endless header': `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(40_000)}\r\n\r\n`,
    'two lengths': 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    'a tunnel': 'CONNECT example.com:443 HTTP/1.1\r\nHost: x\r\n\r\n',
    nothing: '',
    'half a request': 'GET /about HTTP/1.1\r\nHos',
  }),
)('%s does no harm', async (_name, bytes) => {
  expect(statusOf(await rawRequest(site.port, bytes, { halfClose: true }))).not.toBe(200);
  await expectAlive();
});

/** Encoded twice, or very long. */
const EXAMPLES = [
  '/%252e%252e/secret.txt',
  '/....//secret.txt',
  `/${'a'.repeat(5000)}`,
  `/${'a/'.repeat(3000)}`,
  '/%F0%9F%92%A9',
];
const STEPS = '.. . %2e%2e %2f %5c %00 ~ about secret.txt pictures .html index ? # ;'.split(' ');

test('no target causes a server error or gets a file outside the site', async () => {
  const step = fc.oneof(
    fc.constantFrom(...STEPS),
    fc.string({ unit: 'binary', maxLength: 8 }),
    fc.string({ unit: 'binary', maxLength: 8 }).map((text) => encodeURIComponent(text.toWellFormed())),
  );
  const target = fc.array(step, { maxLength: 8 }).map((steps) => `/${steps.join('/')}`);
  await fc.assert(
    fc.asyncProperty(target, async (text) => {
      const response = await rawGet(site.port, text);
      expect(statusOf(response)).toBeLessThan(500);
      expect(response).not.toContain('TOP SECRET');
    }),
    { numRuns: 300, examples: EXAMPLES.map((example) => [example]) },
  );
  await expectAlive();
}, 20_000);
