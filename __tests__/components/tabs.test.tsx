import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs, type TabsProps } from '@/components/tabs/tabs';
import { getContent } from '@/lib/content';
import './stand-ins';
import { staticPage, takeOver, throughJson } from './static-page';

const { label, items } = getContent().pages.about.tabs;
const props: TabsProps = {
  id: 'tabs',
  label,
  items: items.map((item) => ({
    ...item,
    picture: { alt: item.picture.alt, avif: 'a 1w', webp: 'w 1w', src: 'w', sizes: '50vw', width: 16, height: 9 },
  })),
};
const tabs = <Tabs {...props} />;
const names = items.map(({ tab }) => tab);
const last = names.length - 1;

/** The index of the active tab, by every sign there is of it. */
function active(): number {
  const all = screen.getAllByRole('tab');
  const index = all.findIndex((tab) => tab.getAttribute('aria-selected') === 'true');
  const only = (value: string | null, others: string | null) => all.map((_, at) => (at === index ? value : others));
  expect(all.map((tab) => tab.getAttribute('aria-selected'))).toEqual(only('true', 'false'));
  expect(all.map((tab) => tab.getAttribute('tabindex'))).toEqual(only(null, '-1'));
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  expect(screen.getByRole('tabpanel')).toHaveAttribute('id', items[index]?.id);
  return index;
}

afterEach(() => history.replaceState(null, '', '/'));

describe('before any script runs', () => {
  const page = staticPage(tabs);

  test('each tab is a link to its panel, and no panel is hidden by the page itself', () => {
    for (const { id, tab, heading, paragraphs } of items) {
      const link = [...page.querySelectorAll('a')].find((each) => each.textContent === tab);
      expect(link).toHaveAttribute('href', `#${id}`);
      const panel = page.querySelector(`#${id}`)!;
      expect(panel.querySelector('h3')).toHaveTextContent(heading);
      expect(panel.querySelectorAll('p')).toHaveLength(paragraphs.length);
      expect(panel.querySelector('img')).toHaveAttribute('alt', expect.stringMatching(/./));
    }
    expect(page.querySelector('[hidden], [aria-hidden="true"], [tabindex="-1"], [data-live]')).toBeNull();
  });

  test('nothing claims to be a tab, as no arrow key would work yet', () => {
    expect(page.querySelector('[role="tab"], [role="tablist"], [role="tabpanel"], [aria-selected]')).toBeNull();
  });

  test('the script takes the page over as it stands', () => {
    const { complaints, container } = takeOver(tabs);
    expect(complaints).toEqual([]);
    expect(container.firstElementChild).toHaveAttribute('data-live');
  });
});

test('its props survive being written into the page', () => {
  expect(throughJson(props)).toEqual(props);
});

test('the first tab is active at the start; tabs and panels name each other', () => {
  render(tabs);
  expect(active()).toBe(0);
  expect(screen.getByRole('tablist', { name: label })).toBeInTheDocument();
  for (const { id, tab } of items) {
    expect(screen.getByRole('tab', { name: tab })).toHaveAttribute('aria-controls', id);
    expect(document.getElementById(id)).toHaveAttribute('aria-labelledby', `${id}-tab`);
    expect(document.getElementById(`${id}-tab`)).toHaveTextContent(tab);
  }
});

test('the tab that the address names is active at the start', () => {
  history.replaceState(null, '', `/about#${items[2]?.id}`);
  render(tabs);
  expect(active()).toBe(2);
});

test('an address that names something else makes no difference', () => {
  history.replaceState(null, '', '/about#partners');
  render(tabs);
  expect(active()).toBe(0);
});

test('a click activates a tab and writes it into the address without a step back', async () => {
  const user = userEvent.setup();
  const steps = history.length;
  render(tabs);
  await user.click(screen.getByRole('tab', { name: names[3] }));
  expect(active()).toBe(3);
  expect(location.hash).toBe(`#${items[3]?.id}`);
  expect(history.length).toBe(steps);
});

/** What a link on the page, the address bar, and back and forward do: the address changes and the browser says so. */
function goTo(hash: string): void {
  history.replaceState(null, '', `/about${hash}`);
  fireEvent(window, new Event('hashchange'));
}

test('a changed address always wins: before a click, after it, and as often as it changes', async () => {
  const user = userEvent.setup();
  render(tabs);
  for (const index of [3, 1, 4]) {
    goTo(`#${items[index]?.id}`);
    expect(active()).toBe(index);
  }
  await user.click(screen.getByRole('tab', { name: names[2] }));
  for (const index of [0, 3, 1]) {
    goTo(`#${items[index]?.id}`);
    expect(active()).toBe(index);
  }
  goTo('');
  expect(active()).toBe(0);
});

test('a tab that a changed address names gets the focus, and the first one at the start does not', () => {
  history.replaceState(null, '', `/about#${items[2]?.id}`);
  render(tabs);
  expect(document.body).toHaveFocus();
  goTo(`#${items[3]?.id}`);
  expect(screen.getByRole('tab', { name: names[3] })).toHaveFocus();
});

test('the skip link, which leads elsewhere on the page, leaves the chosen tab', async () => {
  const user = userEvent.setup();
  render(tabs);
  await user.click(screen.getByRole('tab', { name: names[3] }));
  goTo('#main');
  expect(active()).toBe(3);
});

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', last, 0],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 0, last],
  ['Home', 3, 0],
  ['End', 1, last],
])('%s moves the focus and activates: from tab %i to tab %i', async (key, from, to) => {
  const user = userEvent.setup();
  render(tabs);
  await user.click(screen.getByRole('tab', { name: names[from] }));
  await user.keyboard(`{${key}}`);
  expect(active()).toBe(to);
  expect(screen.getByRole('tab', { name: names[to] })).toHaveFocus();
});

test('the space bar activates and does not scroll', () => {
  render(tabs);
  const tab = screen.getByRole('tab', { name: names[2] });
  const press = createEvent.keyDown(tab, { key: ' ' });
  fireEvent(tab, press);
  expect(press.defaultPrevented).toBe(true);
  expect(active()).toBe(2);
});

test('another key does nothing and is left to the browser', () => {
  render(tabs);
  const tab = screen.getByRole('tab', { name: names[0] });
  const press = createEvent.keyDown(tab, { key: 'PageDown' });
  fireEvent(tab, press);
  expect(press.defaultPrevented).toBe(false);
  expect(active()).toBe(0);
});

test('all tabs together are one tab stop, followed by the panel', async () => {
  const user = userEvent.setup();
  render(tabs);
  await user.tab();
  expect(screen.getByRole('tab', { name: names[0] })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});
