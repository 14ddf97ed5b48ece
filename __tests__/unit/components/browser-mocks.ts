import { act } from '@testing-library/react';

/** The parts of a browser that the components use and jsdom lacks. Importing this file installs them. */

class PointerEventMock extends MouseEvent {
  readonly pointerType: string;
  readonly pointerId: number;
  readonly isPrimary: boolean;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? 'mouse';
    this.pointerId = init.pointerId ?? 0;
    this.isPrimary = init.isPrimary ?? false;
  }
}

const queries = new Map<string, EventTarget & { matches: boolean }>();

function matchMedia(query: string) {
  const list = queries.get(query) ?? Object.assign(new EventTarget(), { matches: false });
  queries.set(query, list);
  return list;
}

/** Sets whether a media query matches, and notifies its listeners. */
export function setMedia(query: string, matches: boolean): void {
  const list = matchMedia(query);
  list.matches = matches;
  list.dispatchEvent(new Event('change'));
}

let inViewport = 1;
const observers = new Set<() => void>();

/** Sets how much of each observed element is inside the viewport, from 0 to 1, and notifies the observers. */
export function setInViewport(ratio: number): void {
  inViewport = ratio;
  for (const report of observers) report();
}

class IntersectionObserverMock {
  readonly #report: () => void;
  constructor(callback: (entries: object[]) => void) {
    this.#report = () => callback([{ intersectionRatio: inViewport }]);
  }
  observe() {
    observers.add(this.#report);
    this.#report();
  }
  disconnect() {
    observers.delete(this.#report);
  }
}

const viewport = Object.assign(new EventTarget(), { scale: 1 });

export function setScale(scale: number): void {
  viewport.scale = scale;
  act(() => void viewport.dispatchEvent(new Event('resize')));
}

Object.assign(window, {
  PointerEvent: PointerEventMock,
  IntersectionObserver: IntersectionObserverMock,
  matchMedia,
  visualViewport: viewport,
});
HTMLImageElement.prototype.decode = () => Promise.resolve();

/** Mocks `:focus-visible`, which in jsdom matches every focused element, as in browsers after keyboard input. */
export function mockFocusVisible(answer: () => boolean): void {
  const { matches } = Element.prototype;
  jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':focus-visible' ? answer() : matches.call(this, selector);
  });
}

afterEach(() => {
  queries.clear();
  inViewport = 1;
  viewport.scale = 1;
});
