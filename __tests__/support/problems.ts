import { expect, type BrowserContext } from '@playwright/test';

/** What the browser complained about, and what the page asked other hosts for. */
export class Problems {
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];

  add(problem: string): void {
    this.#found.push(problem);
  }

  /** A problem that the test causes on purpose. */
  allow(problem: RegExp): void {
    this.#expected.push(problem);
  }

  /** Everything found so far that begins so. */
  starting(text: string): string[] {
    return this.#found.filter((problem) => problem.startsWith(text));
  }

  expectNone(): void {
    expect(this.#found.filter((problem) => !this.#expected.some((expected) => expected.test(problem)))).toEqual([]);
  }
}

/** Collects errors and warnings of the console, uncaught errors, violations of the policy and requests to other hosts. */
export async function watch(context: BrowserContext, baseURL: string): Promise<Problems> {
  const problems = new Problems();
  // Chromium reports most violations in the console, but not all: the event is certain.
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy violation: ${violatedDirective} ${blockedURI}`),
    );
  });
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.add(`console ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => problems.add(`uncaught: ${error.error().message}`));
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (!['data:', 'blob:'].includes(protocol) && origin !== baseURL) problems.add(`request to ${request.url()}`);
  });
  return problems;
}
