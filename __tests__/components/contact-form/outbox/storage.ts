import type { Store } from '@/components/contact-form/outbox/store';

/** From now on storage is full: nothing can be written. `mockRestore` makes room again. */
export const fillStorage = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

/** From now on the browser blocks localStorage. */
export const blockStorage = () =>
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });

/**
 * A store in a window whose copy of localStorage is out of date, as it can be in browsers: the window sees its own changes
 * at once, those of other windows only after `refresh`.
 */
export function lagging(store: Store): { store: Store; refresh: () => void } {
  const device = localStorage;
  const copy = {};
  Object.setPrototypeOf(copy, {
    getItem: (key: string) => Reflect.get(copy, key) ?? null,
    setItem(key: string, value: string) {
      device.setItem(key, value);
      Reflect.set(copy, key, value);
    },
    removeItem(key: string) {
      device.removeItem(key);
      Reflect.deleteProperty(copy, key);
    },
  });
  const refresh = () => {
    for (const key of Object.keys(copy)) Reflect.deleteProperty(copy, key);
    Object.assign(copy, { ...device });
  };
  refresh();

  /** Calls a method of the store while the copy replaces localStorage. */
  const inWindow = (method: (...args: unknown[]) => unknown) => {
    return (...args: unknown[]) => {
      const spy = jest.spyOn(window, 'localStorage', 'get').mockReturnValue(copy as Storage);
      try {
        return method(...args);
      } finally {
        spy.mockRestore();
      }
    };
  };
  const methods = Object.entries(store) as [string, (...args: unknown[]) => unknown][];
  return { refresh, store: Object.fromEntries(methods.map(([name, method]) => [name, inWindow(method)])) as Store };
}
