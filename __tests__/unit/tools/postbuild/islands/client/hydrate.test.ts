import { useEffect, useState } from 'preact/hooks';
import { jsx } from 'preact/jsx-runtime';
import type { ComponentType } from 'react';
import { contentProps } from '@/components/islands/server-content';
import { hydrate } from '@/tools/postbuild/islands/client/hydrate';

/** Tests hydration of HTML that has changed since the server sent it. With Preact, as published. */

const tick = () => new Promise((resolve) => setTimeout(resolve));

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
  ['an extension that adds an element', SERVER.replace('<button', '<grammar-check></grammar-check><button'), 'Count'],
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
])('hydration leaves HTML %s as it is', async (_, html) => {
  expect((await hydrated(Counter, html)).innerHTML).toBe(html);
});

test('after an error in the first render, nothing changes and no effect runs', async () => {
  const effect = jest.fn();
  const Child = () => {
    useEffect(effect, []);
    return null;
  };
  const raise = () => {
    throw new Error('island');
  };
  const Island = () => [jsx(Child, {}), jsx(raise as never, {})];
  await expect(hydrated(Island, SERVER)).rejects.toThrow('island');
  await tick();
  expect(document.body.firstElementChild!.innerHTML).toBe(SERVER);
  expect(effect).not.toHaveBeenCalled();
});
