import { expect, siteTest } from '../browser/fixtures';
import { Session } from './session';
import { Visit } from './visit';

export { expect };

let visits = 0;

/** Playwright's `test` with a served site, and a visitor who hears it. */
export const test = siteTest.extend<{ visit: Visit }, { session: Session }>({
  session: [
    async ({}, provide) => {
      const session = new Session();
      try {
        await session.start();
        console.log(session.version);
        await provide(session);
      } finally {
        await session.close();
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  visit: async ({ session, site }, provide, { title }) => {
    // A host of its own keeps nothing of what was sent before.
    const visit = new Visit(session, site.url.replace('localhost', `visit-${visits++}.localhost`), title);
    await provide(visit);
    visit.close();
  },
});
