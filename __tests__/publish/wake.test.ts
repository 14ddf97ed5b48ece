import type { ComponentType } from 'react';

/** The wake logic by itself: what "alive" means is a call of `hydrate`. */

const hydrate = jest.fn();
jest.mock('@/publish/islands/client/hydrate', () => ({ hydrate: (...args: unknown[]) => hydrate(...args) }));

const Menu: ComponentType = () => null;
let seen: ((entries: { isIntersecting: boolean }[], observer: { disconnect(): void }) => void) | undefined;

beforeEach(() => {
  jest.resetModules();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  hydrate.mockReset();
  seen = undefined;
  document.body.innerHTML = '';
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(callback: typeof seen) {
        seen = callback;
      }
      observe() {}
      disconnect() {}
    },
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  delete (globalThis as { requestIdleCallback?: unknown }).requestIdleCallback;
  delete (document as { prerendering?: boolean }).prerendering;
});

/** Puts an island into the page and lets the script take care of it. */
async function start(wake: string): Promise<{ root: Element; button: HTMLButtonElement }> {
  document.body.innerHTML = `<div data-island="menu" data-wake="${wake}" data-elements="1" data-props='{"id":"m"}'><button></button></div><p></p>`;
  const { islands } = await import('@/publish/islands/client/wake');
  islands({ menu: Menu }, { ...(await import('@/publish/islands/client/plans')) });
  await Promise.resolve();
  return { root: document.body.firstElementChild!, button: document.querySelector('button')! };
}

test('load: at once, with its props', async () => {
  const { root } = await start('load');
  expect(hydrate).toHaveBeenCalledTimes(1);
  expect(hydrate).toHaveBeenCalledWith(expect.objectContaining({ type: Menu, props: { id: 'm' } }), root);
});

test('idle: when the browser has time', async () => {
  let whenIdle = () => {};
  Object.assign(globalThis, { requestIdleCallback: (callback: () => void) => (whenIdle = callback) });
  await start('idle');
  expect(hydrate).not.toHaveBeenCalled();
  whenIdle();
  expect(hydrate).toHaveBeenCalledTimes(1);
});

test('idle: not before the first view is there', async () => {
  const whenIdle = jest.fn((start: () => void) => start());
  Object.assign(globalThis, { requestIdleCallback: whenIdle });
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  await start('idle');
  expect(whenIdle).not.toHaveBeenCalled();
  state.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  expect(hydrate).toHaveBeenCalledTimes(1);
});

test('idle, where the browser does not tell: soon', async () => {
  await start('idle');
  expect(hydrate).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  expect(hydrate).toHaveBeenCalledTimes(1);
});

test('visible: when it comes near the window', async () => {
  await start('visible');
  const observer = { disconnect: jest.fn() };
  seen?.([{ isIntersecting: false }], observer);
  expect(hydrate).not.toHaveBeenCalled();
  seen?.([{ isIntersecting: true }], observer);
  expect(hydrate).toHaveBeenCalledTimes(1);
  expect(observer.disconnect).toHaveBeenCalled();
});

test.each(['pointerover', 'pointerdown', 'focusin', 'keydown', 'input', 'click'])(
  'interaction: at the first %s, before the event reaches its target',
  async (type) => {
    const { button } = await start('interaction');
    const order: string[] = [];
    hydrate.mockImplementation(() => order.push('alive'));
    button.addEventListener(type, () => order.push('event'));
    button.dispatchEvent(new Event(type, { bubbles: true }));
    button.dispatchEvent(new Event(type, { bubbles: true }));
    expect(order).toEqual(['alive', 'event', 'event']);
  },
);

test('an event elsewhere wakes nothing', async () => {
  await start('interaction');
  document.querySelector('p')!.click();
  expect(hydrate).not.toHaveBeenCalled();
});

test('a touch wakes what waits for something else, and only once', async () => {
  const { button } = await start('idle');
  button.click();
  jest.advanceTimersByTime(1000);
  expect(hydrate).toHaveBeenCalledTimes(1);
});

test('an island that fails does not keep the others asleep', async () => {
  document.body.innerHTML = ['a', 'b']
    .map((name) => `<div data-island="${name}" data-wake="load" data-elements="0" data-props="{}"></div>`)
    .join('');
  const queued: (() => void)[] = [];
  jest.spyOn(globalThis, 'queueMicrotask').mockImplementation((task) => queued.push(task));
  const { islands } = await import('@/publish/islands/client/wake');
  islands({ a: Menu, b: Menu }, { ...(await import('@/publish/islands/client/plans')) });
  hydrate.mockImplementationOnce(() => {
    throw new Error('a');
  });
  expect(queued[0]).toThrow('a');
  expect(queued[1]).not.toThrow();
  expect(hydrate).toHaveBeenCalledTimes(2);
});

test('islands of other scripts are left to them', async () => {
  document.body.innerHTML = '<div data-island="other" data-wake="load" data-elements="0" data-props="{}"></div>';
  const { islands } = await import('@/publish/islands/client/wake');
  islands({ menu: Menu }, { ...(await import('@/publish/islands/client/plans')) });
  await Promise.resolve();
  expect(hydrate).not.toHaveBeenCalled();
});

test('a page that is rendered ahead wakes when it is shown', async () => {
  Object.assign(document, { prerendering: true });
  await start('load');
  expect(hydrate).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  await Promise.resolve();
  expect(hydrate).toHaveBeenCalledTimes(1);
});

test('an island into which something was put is drawn anew, with what was typed in it', async () => {
  hydrate.mockImplementation((_, root: Element) => {
    expect(root.childNodes).toHaveLength(0);
    root.innerHTML = '<input name="email"><textarea name="message"></textarea><input name="new">';
  });
  document.body.innerHTML = `<div data-island="menu" data-wake="load" data-elements="2" data-props="{}">
    <i>put in</i><input name="email" value="a@b.example"><div><textarea name="message">typed</textarea></div></div>`;
  const { islands } = await import('@/publish/islands/client/wake');
  islands({ menu: Menu }, { ...(await import('@/publish/islands/client/plans')) });
  await Promise.resolve();
  const values = [...document.querySelectorAll<HTMLInputElement>('[name]')].map(({ value }) => value);
  expect(values).toEqual(['a@b.example', 'typed', '']);
  expect(document.querySelector('i')).toBeNull();
});
