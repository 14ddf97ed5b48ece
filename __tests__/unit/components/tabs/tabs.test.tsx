import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs, type TabsProps } from '@/components/tabs/tabs';
import { getContent } from '@/lib/content';

/** Tests what the browser tests of the tabs (`__tests__/browser/desktop/tabs.spec.ts`) do not cover. */

const { label, items } = getContent().pages.about.tabs;
const props: TabsProps = {
  id: 'tabs',
  label,
  items: items.map(({ id, tab }) => ({ id, tab })),
};
const tabs = (
  <Tabs {...props} content={Object.fromEntries(items.map(({ id, heading }) => [id, <h3 key={id}>{heading}</h3>]))} />
);

const tab = (index: number) => screen.getAllByRole('tab')[index]!;
const active = () => screen.getAllByRole('tab').findIndex((each) => each.ariaSelected === 'true');

function goTo(hash: string): void {
  history.replaceState(null, '', `/about${hash}`);
  fireEvent(window, new Event('hashchange'));
}

afterEach(() => history.replaceState(null, '', '/'));

test('a fragment that names no tab keeps the active tab, and no fragment means the first tab', () => {
  render(tabs);
  fireEvent.click(tab(3));
  goTo('#main_content');
  expect(active()).toBe(3);
  goTo('');
  expect(active()).toBe(0);
});

test('a tab changes the address, and Back still leads to the page before', () => {
  render(tabs);
  const { length } = history;
  fireEvent.click(tab(2));
  expect(location.hash).toBe(`#${items[2]!.id}`);
  expect(history).toHaveLength(length);
});

test('the browser shows a hidden panel when it finds text in it', () => {
  render(tabs);
  fireEvent(document.getElementById(items[2]!.id)!, new Event('beforematch', { bubbles: true }));
  expect(active()).toBe(2);
});

test('arrow keys, Home and End move between the tabs and wrap around; Tab moves on to the panel', async () => {
  const user = userEvent.setup();
  render(tabs);
  await user.tab();
  const last = items.length - 1;
  for (const [key, to] of Object.entries({ ArrowRight: 1, End: last, Home: 0, ArrowLeft: last })) {
    await user.keyboard(`{${key}}`);
    expect([active(), tab(to)]).toEqual([to, document.activeElement]);
  }
  await user.keyboard('{ArrowRight}');
  expect(tab(0)).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

test('the space bar activates a tab and does not scroll; other keys are left to the browser', () => {
  render(tabs);
  fireEvent.click(tab(2));
  for (const init of [{ key: 'PageDown' }, { key: 'ArrowRight', altKey: true }, { key: 'End', ctrlKey: true }]) {
    expect(fireEvent.keyDown(tab(0), init)).toBe(true);
    expect(active()).toBe(2);
  }
  expect(fireEvent.keyDown(tab(0), { key: ' ' })).toBe(false);
  expect(active()).toBe(0);
});
