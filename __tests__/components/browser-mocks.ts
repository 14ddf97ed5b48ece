/** The parts of a browser that the components use and jsdom lacks. Importing this file installs them. */

class PointerEventMock extends MouseEvent {
  readonly pointerType: string;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? 'mouse';
  }
}

const matching = new Set<string>();
const listeners = new Map<string, Set<() => void>>();

/** Sets whether a media query matches, and tells its listeners. */
export function setMedia(query: string, matches: boolean): void {
  if (matches) matching.add(query);
  else matching.delete(query);
  for (const listener of listeners.get(query) ?? []) listener();
}

function matchMedia(query: string) {
  const own = listeners.get(query) ?? new Set();
  listeners.set(query, own);
  return {
    get matches() {
      return matching.has(query);
    },
    addEventListener: (_: 'change', listener: () => void) => own.add(listener),
    removeEventListener: (_: 'change', listener: () => void) => own.delete(listener),
  };
}

let inViewport = true;
const observers = new Set<() => void>();

/** Sets whether observed elements are inside the viewport, and tells their observers. At first they are. */
export function setInViewport(inside: boolean): void {
  inViewport = inside;
  for (const report of observers) report();
}

class IntersectionObserverMock {
  readonly #report: () => void;
  constructor(callback: (entries: { intersectionRatio: number }[]) => void) {
    this.#report = () => callback([{ intersectionRatio: Number(inViewport) }]);
  }
  observe() {
    observers.add(this.#report);
    this.#report();
  }
  disconnect() {
    observers.delete(this.#report);
  }
}

Object.assign(window, {
  PointerEvent: PointerEventMock,
  IntersectionObserver: IntersectionObserverMock,
  matchMedia,
});
HTMLImageElement.prototype.decode = () => Promise.resolve();

/** Replaces what an element answers to `:focus-visible`: jsdom always shows focus, as browsers do for the keyboard. */
export function mockFocusVisible(answer: () => boolean): void {
  const { matches } = Element.prototype;
  jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':focus-visible' ? answer() : matches.call(this, selector);
  });
}

afterEach(() => {
  matching.clear();
  listeners.clear();
  inViewport = true;
});
