import type { Store } from '@/components/contact-form/outbox/store';

/**
 * A store in a window whose copy of the device's localStorage lags behind, as those of browsers do: its own changes are
 * there at once, those of other windows only when it is told to `see` them.
 */
export function lagging(store: Store): { store: Store; see: () => void } {
  const device = localStorage;
  const copy = {};
  const methods = {
    getItem: (key: string) => Reflect.get(copy, key) ?? null,
    setItem(key: string, value: string) {
      device.setItem(key, value);
      Reflect.set(copy, key, value);
    },
    removeItem(key: string) {
      device.removeItem(key);
      Reflect.deleteProperty(copy, key);
    },
  };
  Object.setPrototypeOf(copy, methods);
  const see = () => {
    for (const key of Object.keys(copy)) Reflect.deleteProperty(copy, key);
    Object.assign(copy, { ...device });
  };
  see();

  /** Calls a method of the store while the window's copy stands for the storage. */
  const inWindow =
    <Args extends unknown[], Value>(method: (...args: Args) => Value) =>
    (...args: Args): Value => {
      const spy = jest.spyOn(window, 'localStorage', 'get').mockReturnValue(copy as Storage);
      try {
        return method(...args);
      } finally {
        spy.mockRestore();
      }
    };
  const { load, save, loadDraft, saveDraft, clear, isKept, isDraftKept, announce } = store;
  return {
    see,
    store: {
      load: inWindow(load),
      save: inWindow(save),
      loadDraft: inWindow(loadDraft),
      saveDraft: inWindow(saveDraft),
      clear: inWindow(clear),
      isKept: inWindow(isKept),
      isDraftKept,
      announce: inWindow(announce),
    },
  };
}
