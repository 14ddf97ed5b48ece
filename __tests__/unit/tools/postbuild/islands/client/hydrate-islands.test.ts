import type { ComponentType } from 'react';

/** Tests when islands are hydrated, and the print buttons. A mock of `hydrate` replaces the runtime. */

const hydrate = jest.fn();
jest.mock('@/tools/postbuild/islands/client/hydrate', () => ({ hydrate: (...args: unknown[]) => hydrate(...args) }));

const Menu: ComponentType = () => null;

beforeEach(() => {
  jest.resetModules();
  jest.useFakeTimers();
  hydrate.mockReset();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const root = (name: string, strategy: string, content = '') =>
  `<div data-island="${name}" data-hydrate="${strategy}" data-props='{"id":"m"}'>${content}</div>`;

async function run(body: string, ...names: string[]): Promise<void> {
  document.body.innerHTML = body;
  const { hydrateIslands } = await import('@/tools/postbuild/islands/client/hydrate-islands');
  hydrateIslands(Object.fromEntries(names.map((name) => [name, Menu])));
  jest.advanceTimersByTime(0);
}

async function start(strategy: string): Promise<HTMLButtonElement> {
  await run(`${root('Menu', strategy, '<button></button>')}<p></p>`, 'Menu');
  return document.querySelector('button')!;
}

test('load: an island is hydrated immediately, with its props', async () => {
  await start('load');
  const island = document.body.firstElementChild;
  expect(hydrate.mock.calls).toEqual([[Menu, { id: 'm' }, island]]);
  expect(island).not.toHaveAttribute('data-hydrate');
});

test('idle: an island is hydrated when the page has loaded and the browser is idle; without idle callbacks after 200 ms', async () => {
  const requestIdleCallback = jest.fn();
  Object.assign(globalThis, { requestIdleCallback });
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  await start('idle');
  expect(requestIdleCallback).not.toHaveBeenCalled();
  state.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  requestIdleCallback.mock.calls[0]![0]();
  expect(hydrate).toHaveBeenCalledTimes(1);
  delete (globalThis as { requestIdleCallback?: unknown }).requestIdleCallback;
  await start('idle');
  jest.advanceTimersByTime(199);
  expect(hydrate).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(hydrate).toHaveBeenCalledTimes(2);
});

test.each(['pointerover', 'pointerdown', 'focusin', 'keydown', 'input', 'click'])(
  'an island is hydrated at the first %s at the latest, before the event reaches its target',
  async (type) => {
    const button = await start('idle');
    const order: string[] = [];
    hydrate.mockImplementation(() => order.push('hydrated'));
    button.addEventListener(type, () => order.push('event'));
    document.querySelector('p')!.dispatchEvent(new Event(type, { bubbles: true }));
    button.dispatchEvent(new Event(type, { bubbles: true }));
    button.dispatchEvent(new Event(type, { bubbles: true }));
    expect(order).toEqual(['hydrated', 'event', 'event']);
  },
);

test('an error in one island does not stop the others', async () => {
  const broken = root('A', 'load', '<p>Text</p>').replace('{"id":"m"}', '{');
  await expect(run(broken + root('B', 'load'), 'A', 'B')).rejects.toThrow('JSON');
  jest.runOnlyPendingTimers();
  expect(hydrate).toHaveBeenCalledTimes(1);
  expect(document.body.firstElementChild).toHaveTextContent('Text');
  expect(document.body.firstElementChild).not.toHaveAttribute('data-hydrate');
});

test('where the browser cannot print, buttons that print are removed', async () => {
  Object.assign(window, { print: undefined });
  await run('<p><a href="#sheet" data-print>Print</a></p>');
  expect(document.body).toBeEmptyDOMElement();
});
