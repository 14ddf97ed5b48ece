import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { jsx } from 'preact/jsx-runtime';
import type { ComponentType } from 'react';
import { replaceAround } from '@/components/contact-form/replace-around';
import { contentProps } from '@/components/islands/server-content';
import { hydrate } from '@/tools/postbuild/islands/client/hydrate';

/** Tests hydration of HTML that has changed since the server sent it, and after errors. With Preact, as published. */

const reported = jest.fn();
Object.assign(globalThis, { reportError: reported });
beforeEach(() => reported.mockReset());

const tick = () => new Promise((resolve) => setTimeout(resolve));

/** Hydrates this HTML. @returns the root of the island */
async function hydrated(Island: () => unknown, html: string): Promise<Element> {
  document.body.innerHTML = `<div>${html}</div>`;
  hydrate(Island as ComponentType, {}, document.body.firstElementChild!);
  await tick();
  return document.body.firstElementChild!;
}

const SERVER =
  '<p id="list"><a href="/">Server</a></p><button id="b">Count</button><label>Name <i>(x)</i></label><output>0</output>';

function Counter() {
  const [count, setCount] = useState(0);
  return [
    jsx('p', { id: 'list', ...contentProps(undefined) }),
    jsx('button', { id: 'b', onClick: () => setCount(count + 1), children: 'Count' }),
    jsx('label', { children: ['Name ', jsx('i', { children: '(x)' })] }),
    jsx('output', { children: `${count}` }),
  ];
}

const click = async () => {
  document.querySelector('button')!.click();
  await tick();
};

test('hydration reuses the server’s elements, and keeps those that only the server renders', async () => {
  document.body.innerHTML = `<div>${SERVER}</div>`;
  const before = [...document.querySelectorAll('*')];
  hydrate(Counter as unknown as ComponentType, {}, document.body.firstElementChild!);
  expect([...document.querySelectorAll('*')]).toEqual(before);
  expect(document.body.firstElementChild!.innerHTML).toBe(SERVER);
  await click();
  expect(document.body.firstElementChild!.innerHTML).toBe(SERVER.replace('0', '1'));
});

const TRANSLATED = SERVER.replace(/(?<=>)([^<>]+)(?=<)/g, '<font><font>«$1»</font></font>');

test.each([
  ['a translator', TRANSLATED, '«Count»'],
  ['a translator that splits texts', SERVER.replace('Count', '<font>Co</font><font>unt</font>'), 'Count'],
  ['a translator that changes texts in place', SERVER.replace('Count', 'संख्या'), 'संख्या'],
  ['a content blocker', SERVER.replace(/<a.*<\/a>/, ''), 'Count'],
])('hydration keeps HTML that %s has changed, and shows later text once', async (_, html, name) => {
  const root = await hydrated(Counter, html);
  expect(document.querySelector('button')!.textContent).toBe(name);
  expect(document.querySelector('p')!.outerHTML).toBe(/<p.*<\/p>/.exec(html)![0]);
  for (const count of ['1', '2']) {
    await click();
    expect(document.querySelector('output')!.innerHTML).toBe(count);
    document.querySelector('output')!.innerHTML = `<font>«${count}»</font>`;
  }
  expect(document.querySelector('button')!.textContent).toBe(name);
  expect(root.querySelectorAll('output')).toHaveLength(1);
});

test.each([
  ['without a button', SERVER.replace(/<button.*<\/button>/, '')],
  ['with an extra element', SERVER.replace('<button', '<button>Other</button><button')],
  ['with the button in another element', SERVER.replace(/<button.*<\/button>/, '<div>$&</div>')],
  ['with another element in place of the button', SERVER.replaceAll('button', 'a')],
  ['without anything', ''],
])('hydration leaves HTML %s as it is', async (_, html) => {
  expect((await hydrated(Counter, html)).innerHTML).toBe(html);
  expect(reported).not.toHaveBeenCalled();
});

describe('after an error', () => {
  const ERROR = new Error('island');
  const html = '<p>Text</p><div id="content"><img alt="A"></div><form><input id="field" name="field"></form>';

  /** An island that calls `fail` in each render. */
  const failing = (fail: (live: boolean) => void) => {
    const Island = () => {
      const [live, setLive] = useState(false);
      useEffect(() => setLive(true), []);
      fail(live);
      return [
        jsx('p', { children: live ? 'Live' : 'Text' }),
        jsx('div', { id: 'content', ...contentProps(undefined) }),
        jsx('form', { children: jsx('input', { id: 'field', name: 'field' }) }),
      ];
    };
    Island.replaceAround = replaceAround;
    return Island;
  };
  const raise = () => {
    throw ERROR;
  };

  test.each([
    ['an effect', () => useEffect(raise, [])],
    ['a layout effect', () => useLayoutEffect(raise, [])],
    ['a later render', (live: boolean) => live && raise()],
    ['a later effect', (live: boolean) => useEffect(() => (live ? raise() : undefined), [live])],
    ['the cleanup of an effect', (live: boolean) => useEffect(() => raise, [live])],
  ])('in %s, everything is restored, including the typed text and the focus', async (_, fail) => {
    document.body.innerHTML = `<div>${html}</div>`;
    const field = document.querySelector('input')!;
    field.value = 'typed';
    field.focus();
    let thrown: unknown;
    try {
      hydrate(failing(fail) as unknown as ComponentType, {}, document.body.firstElementChild!);
    } catch (error) {
      thrown = error;
    }
    await tick();
    expect(document.body.firstElementChild!.innerHTML).toBe(html);
    expect(document.querySelector('input')).toBe(field);
    expect(field).toHaveFocus();
    expect(field.value).toBe('typed');
    expect(thrown ?? reported.mock.calls[0]?.[0]).toBe(ERROR);
  });

  test('in the first render, nothing changes and no effect runs', async () => {
    const effect = jest.fn();
    const Child = () => {
      useEffect(effect, []);
      return null;
    };
    const Island = () => [jsx(Child, {}), jsx(raise as never, {})];
    await expect(hydrated(Island, html)).rejects.toBe(ERROR);
    await tick();
    expect(document.body.firstElementChild!.innerHTML).toBe(html);
    expect(effect).not.toHaveBeenCalled();
  });

  test('an island without fields is restored too', async () => {
    const Island = () => {
      useEffect(raise, []);
      return jsx('p', { children: 'Text' });
    };
    expect((await hydrated(Island, '<p>Text<!-- a --></p>')).innerHTML).toBe('<p>Text<!-- a --></p>');
    expect(reported).toHaveBeenCalledWith(ERROR);
  });

  test('other islands still work', async () => {
    await hydrated(
      failing(() => useEffect(raise, [])),
      html,
    );
    await hydrated(Counter, SERVER);
    await click();
    expect(document.querySelector('output')!.textContent).toBe('1');
  });
});

describe('an island with fields', () => {
  function Form() {
    const [live, setLive] = useState(false);
    useEffect(() => setLive(true), []);
    return jsx('form', {
      noValidate: live,
      children: [
        jsx('label', { children: ['Name ', jsx('i', { children: '(x)' })] }),
        jsx('input', { id: 'name', name: 'name' }),
        jsx('textarea', { id: 'text', name: 'text' }),
        !live && jsx('input', { type: 'hidden', name: 'key' }),
      ],
    });
  }
  Form.replaceAround = replaceAround;
  const changed = '<form><label>Name</label><div><input id="name" name="name"></div><textarea id="text" name="text">';

  test('is rebuilt around them if other elements have changed', async () => {
    document.body.innerHTML = `<div>${changed}</div>`;
    const fields = [...document.querySelectorAll<HTMLInputElement>('[name]')];
    fields[0]!.value = 'typed';
    fields[0]!.focus();
    hydrate(Form as unknown as ComponentType, {}, document.body.firstElementChild!);
    await tick();
    expect(document.querySelector('form')!.noValidate).toBe(true);
    expect(document.querySelector('i')).toHaveTextContent('(x)');
    expect([...document.querySelectorAll('[name]')]).toEqual(fields);
    expect(fields[0]).toHaveFocus();
    expect(fields[0]).toHaveValue('typed');
  });

  test.each(['<textarea id="text" name="text">', '<input id="name" name="name">'])(
    'is left as it is if one is missing',
    async (field) => {
      const html = changed.replace(field, '');
      const before = await hydrated(() => null, html);
      const text = before.innerHTML;
      expect((await hydrated(Form, html)).innerHTML).toBe(text);
    },
  );
});
