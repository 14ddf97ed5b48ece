import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with the platform's own network and encoding interfaces, which `firebase/auth` and the email module expect. */
export default class JsdomWithFetch extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of ['fetch', 'Headers', 'Request', 'Response', 'TextEncoder', 'TextDecoder', 'structuredClone']) {
      this.global[name] ??= globalThis[name];
    }
  }
}
