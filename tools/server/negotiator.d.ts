declare module 'negotiator' {
  import type { IncomingMessage } from 'node:http';

  export default class Negotiator {
    constructor(request: Pick<IncomingMessage, 'headers'>);
    /** The encodings of `available` that the client accepts, best first; `preferred` decides between equal weights. */
    encodings(available: readonly string[], options: { preferred: readonly string[] }): string[];
  }
}
