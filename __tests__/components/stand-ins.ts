/** What the components use of a browser and jsdom does not have. Import for its effect, and for the switches. */

class StandInPointerEvent extends MouseEvent {
  readonly pointerType: string;
  readonly pointerId: number;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? 'mouse';
    this.pointerId = init.pointerId ?? 1;
  }
}

const matching = new Set<string>();
const listeners = new Map<string, Set<() => void>>();

/** Makes a media query match, or match no more, and tells those who listen. */
export function setMedia(query: string, matches: boolean): void {
  if (matches) matching.add(query);
  else matching.delete(query);
  for (const listener of listeners.get(query) ?? []) listener();
}

/** How many wait for a media query to change. */
export const listenersOf = (query: string) => listeners.get(query)?.size ?? 0;

function matchMedia(query: string) {
  const own = listeners.get(query) ?? new Set();
  listeners.set(query, own);
  return {
    media: query,
    get matches() {
      return matching.has(query);
    },
    addEventListener: (_: 'change', listener: () => void) => own.add(listener),
    removeEventListener: (_: 'change', listener: () => void) => own.delete(listener),
  };
}

Object.assign(window, { PointerEvent: StandInPointerEvent, matchMedia });

/** jsdom takes all focus for the keyboard's; a browser knows that a button was clicked with the mouse. */
export function focusByMouse(): void {
  const real = Element.prototype.matches;
  jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector !== ':focus-visible' && real.call(this, selector);
  });
}

afterEach(() => {
  matching.clear();
  listeners.clear();
});
