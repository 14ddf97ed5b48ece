import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with what `react-dom/server` expects. */
export default class JsdomWithEncoding extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { TextEncoder, TextDecoder, structuredClone });
  }
}
