import { ROUTES } from '../../conformance/routes';
import type { Journey } from '../journey';
import type { Page } from '../page';

/** Every page, the not-found page too. */
const ALL = [...ROUTES, '/no-such-page'];

/** How many browsers load pages at the same time, where each page has one of its own. */
const WINDOWS = 4;

/** Every page as it opens: pictures, width and what the browser complains about. */
export const pages: Journey[] = [
  {
    name: 'every page opens clean, at the width of a phone and of a desktop',
    async run({ window, engine }) {
      const faults: string[] = [];
      for (const width of [engine.panelWidths[0]!, 1280]) {
        const page = await window(width);
        page.allowed.push(/404/);
        for (const route of ALL) {
          await page.open(route);
          const broken = await picturesLoaded(page).then(
            () => [],
            (error: Error) => [error.message],
          );
          const report = [...broken, ...(await page.evaluate(faultsOfPage, width))];
          faults.push(...report.map((fault) => `${route} at ${width} px: ${fault}`));
        }
      }
      if (faults.length > 0) throw new Error(faults.join('\n'));
    },
  },
  {
    name: 'no page writes an error on the console',
    needs: 'console',
    async run({ readConsole, site, engine }) {
      site.requested.clear();
      const lines: string[] = [];
      const routes = [...ROUTES];
      const read = async () => {
        for (let route = routes.shift(); route; route = routes.shift()) {
          const wasAskedFor = () => site.requested.has(route!);
          lines.push(...(await readConsole(site.url + route, wasAskedFor)));
        }
      };
      await Promise.all(Array.from({ length: WINDOWS }, read));
      const unknown = lines.filter((line) => !engine.known.some((pattern) => pattern.test(line)));
      if (unknown.length > 0) throw new Error(unknown.join('\n'));
    },
  },
];

/** Scrolls to each picture in turn until all that can be seen have loaded, or have failed to. */
async function picturesLoaded(page: Page): Promise<void> {
  await page.eventually(() => page.evaluate(nextPicture), null, 'the picture that does not load');
}

// --- In the page ---------------------------------------------------------------------------------------------------------

function nextPicture(): string | null {
  const waiting = Array.from(document.images).find((image) => image.getClientRects().length > 0 && !image.complete);
  if (!waiting) return null;
  waiting.scrollIntoView({ behavior: 'instant', block: 'center' });
  return waiting.currentSrc || waiting.src;
}

function faultsOfPage(width: number): string[] {
  // A slide that has come meanwhile may still be loading its picture.
  const shown = Array.from(document.images).filter((image) => image.getClientRects().length > 0 && image.complete);
  const faults = shown
    .filter((image) => image.naturalWidth === 0 || image.offsetHeight === 0 || image.offsetWidth === 0)
    .map(
      (image) => `broken picture, ${image.offsetWidth} × ${image.offsetHeight} px: ${image.currentSrc || image.src}`,
    );
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > width) faults.push(`the page is ${scrollWidth} px wide`);
  return faults;
}
