import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from '@/components/menu/menu';
import { getContent } from '@/lib/content';
import { menuProps } from '@/lib/menu';
import { listenersOf, setMedia } from './stand-ins';
import { staticPage, takeOver, throughJson } from './static-page';

const WIDE = '(min-width: 64rem)';
const props = menuProps(getContent());
const menu = <Menu {...props} />;
const dropdowns = props.items.flatMap((item) => ('entries' in item ? [item] : []));
const [first, second] = dropdowns as [(typeof dropdowns)[number], (typeof dropdowns)[number]];

const button = (name: string) => screen.getByRole('button', { name });
const shown = () =>
  dropdowns.map(({ title }) => title).filter((title) => button(title).getAttribute('aria-expanded') === 'true');
const entry = (dropdown: typeof first, index = 0) =>
  within(document.getElementById(`menu-${dropdown.id}`)!)
    .getAllByRole('link')
    .at(index)!;

describe('before any script runs', () => {
  const page = staticPage(menu);

  test('every link of the navigation can be reached', () => {
    const links = [...page.querySelectorAll('a:not([href^="#"])')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
    const wanted = props.items.flatMap((item) => ('entries' in item ? item.entries : [item]));
    expect(links).toEqual(
      [...wanted, { title: props.action.label, url: props.action.url }].map((each) => [each.title, each.url]),
    );
    expect(page.querySelector('[hidden], [inert], [tabindex="-1"], [aria-hidden="true"] a')).toBeNull();
  });

  test('the panel opens and closes as a popover', () => {
    const panel = page.querySelector('nav')!;
    expect(panel).toHaveAttribute('popover', 'auto');
    expect(panel).toHaveAttribute('aria-label', props.label);
    const [open, close] = page.querySelectorAll('[popovertarget]');
    expect(open).toHaveTextContent(props.openLabel);
    expect(open).toHaveAttribute('popovertarget', panel.id);
    expect(close).toHaveTextContent(props.closeLabel);
    expect(close).toHaveAttribute('popovertarget', panel.id);
    expect(close).toHaveAttribute('popovertargetaction', 'hide');
    expect(panel).toContainElement(close as HTMLElement);
  });

  test('links open and close the panel by the address where the browser knows no popover', () => {
    const [open, close] = page.querySelectorAll('a[href^="#"]');
    expect(open).toHaveTextContent(props.openLabel);
    expect(page.querySelector(open!.getAttribute('href')!)).toBe(page.querySelector('nav'));
    expect(close).toHaveTextContent(props.closeLabel);
    expect(page.querySelector(close!.getAttribute('href')!)).toBe(open);
  });

  test('CSS alone opens the dropdowns, as nothing says that the script runs', () => {
    expect(page.querySelector('[data-live], [data-shown], [data-open]')).toBeNull();
  });

  test('the script takes the page over as it stands', () => {
    const { complaints, container } = takeOver(menu);
    expect(complaints).toEqual([]);
    expect(container.querySelector('nav')).toHaveAttribute('data-live');
  });
});

test('its props survive being written into the page', () => {
  expect(throughJson(props)).toEqual(props);
});

test('each dropdown is a button that names its list and says whether it is open', () => {
  render(menu);
  for (const { id, title, entries } of dropdowns) {
    expect(button(title)).toHaveAttribute('aria-expanded', 'false');
    expect(button(title)).toHaveAttribute('aria-controls', `menu-${id}`);
    expect(document.getElementById(`menu-${id}`)?.children).toHaveLength(entries.length);
  }
});

describe('with a mouse', () => {
  beforeEach(() => setMedia(WIDE, true));
  afterEach(() => act(() => setMedia(WIDE, false)));

  test('hovering opens nothing in the panel, where a list would push the next one away', async () => {
    setMedia(WIDE, false);
    const user = userEvent.setup();
    render(menu);
    await user.hover(button(first.title));
    expect(shown()).toEqual([]);
    await user.click(button(first.title));
    await user.hover(button(second.title));
    expect(shown()).toEqual([first.title]);
  });

  test('hovering opens nothing while the keyboard is in another list', async () => {
    const user = userEvent.setup();
    render(menu);
    await user.tab();
    act(() => button(first.title).focus());
    await user.keyboard('{Enter}');
    act(() => entry(first).focus());
    await user.hover(button(second.title));
    expect(shown()).toEqual([first.title]);
    expect(entry(first)).toHaveFocus();
  });

  test('hovering opens, leaving closes', async () => {
    const user = userEvent.setup();
    render(menu);
    await user.hover(button(first.title));
    expect(shown()).toEqual([first.title]);
    await user.hover(entry(first));
    expect(shown()).toEqual([first.title]);
    await user.hover(button(second.title));
    expect(shown()).toEqual([second.title]);
    await user.unhover(button(second.title));
    expect(shown()).toEqual([]);
  });

  test('a click on what hovering has opened keeps it open, the next one closes it', async () => {
    const user = userEvent.setup();
    render(menu);
    await user.hover(button(first.title));
    await user.click(button(first.title));
    expect(shown()).toEqual([first.title]);
    await user.unhover(button(first.title));
    expect(shown()).toEqual([first.title]);
    await user.click(button(first.title));
    expect(shown()).toEqual([]);
  });

  test('Escape closes what hovering has opened and leaves the focus where it is', async () => {
    const user = userEvent.setup();
    render(
      <>
        <input aria-label="Elsewhere" />
        {menu}
      </>,
    );
    const elsewhere = screen.getByRole('textbox');
    elsewhere.focus();
    await user.hover(button(first.title));
    await user.keyboard('{Escape}');
    expect(shown()).toEqual([]);
    expect(elsewhere).toHaveFocus();
  });
});

describe('by touch', () => {
  beforeEach(() => setMedia(WIDE, true));
  afterEach(() => act(() => setMedia(WIDE, false)));
  const tap = (target: Element) => ({ keys: '[TouchA]', target });

  test('a tap opens, the next one closes, a tap on another changes over', async () => {
    const user = userEvent.setup();
    render(menu);
    await user.pointer(tap(button(first.title)));
    expect(shown()).toEqual([first.title]);
    await user.pointer(tap(button(second.title)));
    expect(shown()).toEqual([second.title]);
    await user.pointer(tap(button(second.title)));
    expect(shown()).toEqual([]);
  });

  test('a tap elsewhere closes, a finger that only comes by to scroll does not', () => {
    render(menu);
    fireEvent.click(button(first.title));
    fireEvent.pointerDown(document.body, { pointerType: 'touch' });
    fireEvent.pointerCancel(document.body, { pointerType: 'touch' });
    expect(shown()).toEqual([first.title]);
    fireEvent.pointerUp(entry(first), { pointerType: 'touch' });
    expect(shown()).toEqual([first.title]);
    fireEvent.pointerUp(document.body, { pointerType: 'touch' });
    expect(shown()).toEqual([]);
  });

  test('a finger that slides over or off does nothing', () => {
    render(menu);
    fireEvent.pointerEnter(button(first.title), { pointerType: 'touch' });
    expect(shown()).toEqual([]);
    fireEvent.click(button(first.title));
    fireEvent.pointerLeave(button(first.title), { pointerType: 'touch' });
    expect(shown()).toEqual([first.title]);
  });
});

describe('by keyboard', () => {
  beforeEach(() => setMedia(WIDE, true));
  afterEach(() => act(() => setMedia(WIDE, false)));

  test.each([
    ['Enter', '{Enter}'],
    ['the space bar', ' '],
  ])('%s opens and closes', async (_, key) => {
    const user = userEvent.setup();
    render(menu);
    button(first.title).focus();
    expect(shown()).toEqual([]);
    await user.keyboard(key);
    expect(shown()).toEqual([first.title]);
    expect(button(first.title)).toHaveFocus();
    await user.keyboard(key);
    expect(shown()).toEqual([]);
  });

  test('Tab goes through the open list; leaving it closes it', async () => {
    const user = userEvent.setup();
    render(menu);
    button(first.title).focus();
    await user.keyboard('{Enter}');
    for (const index of first.entries.keys()) {
      await user.tab();
      expect(entry(first, index)).toHaveFocus();
      expect(shown()).toEqual([first.title]);
    }
    await user.tab();
    expect(button(second.title)).toHaveFocus();
    expect(shown()).toEqual([]);
  });

  test('Escape closes the list and returns the focus to its button', async () => {
    const user = userEvent.setup();
    render(menu);
    button(first.title).focus();
    await user.keyboard('{Enter}');
    await user.tab();
    await user.tab();
    await user.keyboard('{Escape}');
    expect(shown()).toEqual([]);
    expect(button(first.title)).toHaveFocus();
  });

  test('another key leaves the list open', async () => {
    const user = userEvent.setup();
    render(menu);
    await user.click(button(first.title));
    await user.keyboard('a');
    expect(shown()).toEqual([first.title]);
  });
});

test('the list in which the focus is when the script comes stays open', () => {
  setMedia(WIDE, true);
  const container = staticPage(menu);
  document.body.append(container);
  const link = container.querySelector<HTMLElement>(`#menu-${second.id} a`)!;
  link.focus();
  render(menu, { container, hydrate: true });
  expect(shown()).toEqual([second.title]);
  expect(link).toHaveFocus();
});

describe('the panel of narrow windows', () => {
  afterEach(() => {
    for (const name of ['showPopover', 'hidePopover']) Reflect.deleteProperty(HTMLElement.prototype, name);
  });

  /** Presses Escape. @returns whether the panel, which the browser closes, stays open */
  const escape = () => {
    const event = createEvent.keyDown(document.activeElement!, { key: 'Escape' });
    fireEvent(document.activeElement!, event);
    return event.defaultPrevented;
  };

  test('each list opens and closes by its own button only', async () => {
    const user = userEvent.setup();
    render(menu);
    await user.click(button(first.title));
    await user.click(button(second.title));
    expect(shown()).toEqual([first.title, second.title]);
    await user.click(screen.getByRole('navigation'));
    act(() => entry(first).focus());
    act(() => entry(first).blur());
    expect(shown()).toEqual([first.title, second.title]);
    await user.click(button(first.title));
    expect(shown()).toEqual([second.title]);
  });

  test('one Escape is one step back: the list with the focus, then the one opened last, then the panel', async () => {
    const user = userEvent.setup();
    render(menu);
    for (const { title } of dropdowns.slice(0, 3)) await user.click(button(title));
    act(() => entry(first).focus());
    expect(escape()).toBe(true);
    expect(button(first.title)).toHaveFocus();
    expect(shown()).toEqual(dropdowns.slice(1, 3).map(({ title }) => title));
    expect(escape()).toBe(true);
    expect(shown()).toEqual([second.title]);
    expect(escape()).toBe(true);
    expect(escape()).toBe(false);
  });

  describe('where the browser knows no popover', () => {
    const root = document.documentElement;

    test('the script opens and closes it, says so, and holds the page behind', async () => {
      const user = userEvent.setup();
      render(menu);
      const panel = screen.getByRole('navigation', { name: props.label });
      expect(button(props.openLabel)).toHaveAttribute('aria-expanded', 'false');
      await user.click(button(props.openLabel));
      expect(panel).toHaveAttribute('data-open');
      expect(button(props.openLabel)).toHaveAttribute('aria-expanded', 'true');
      expect(root).toHaveAttribute('data-menu');
      await user.click(button(props.closeLabel));
      expect(panel).not.toHaveAttribute('data-open');
      expect(button(props.openLabel)).toHaveAttribute('aria-expanded', 'false');
      expect(button(props.openLabel)).toHaveFocus();
      expect(root).not.toHaveAttribute('data-menu');
    });

    test('Escape closes an open list, then the panel, and gives the focus back', async () => {
      const user = userEvent.setup();
      render(menu);
      await user.click(button(props.openLabel));
      await user.click(button(first.title));
      escape();
      expect(shown()).toEqual([]);
      expect(screen.getByRole('navigation')).toHaveAttribute('data-open');
      escape();
      expect(screen.getByRole('navigation')).not.toHaveAttribute('data-open');
      expect(button(props.openLabel)).toHaveFocus();
      escape();
      expect(screen.getByRole('navigation')).not.toHaveAttribute('data-open');
    });

    test('the focus goes from the link on to the button that takes its place', () => {
      const container = staticPage(menu);
      document.body.append(container);
      container.querySelector<HTMLElement>('a')!.focus();
      render(menu, { container, hydrate: true });
      expect(button(props.openLabel)).toHaveFocus();
    });
  });

  test('the script keeps out of it where the browser does', async () => {
    HTMLElement.prototype.showPopover = jest.fn();
    const user = userEvent.setup();
    render(menu);
    await user.click(button(props.openLabel));
    expect(screen.getByRole('navigation')).not.toHaveAttribute('data-open');
    expect(button(props.openLabel)).not.toHaveAttribute('aria-expanded');
    expect(HTMLElement.prototype.showPopover).not.toHaveBeenCalled();
  });

  test.each([
    ['when the page is left, which may come back as it was', () => fireEvent(window, new Event('pagehide'))],
    ['when the window grows wide', () => act(() => setMedia(WIDE, true))],
    ['when the focus goes behind it', () => act(() => document.body.querySelector<HTMLElement>('#behind')?.focus())],
  ])('it closes with its lists %s', async (_when, leave) => {
    const hide = jest.fn();
    HTMLElement.prototype.hidePopover = hide;
    const user = userEvent.setup();
    render(
      <>
        {menu}
        <a id="behind" href="/about">
          Behind
        </a>
      </>,
    );
    await user.click(button(first.title));
    expect(shown()).toEqual([first.title]);
    leave();
    expect(hide.mock.contexts[0]).toBe(screen.getByRole('navigation'));
    expect(shown()).toEqual([]);
    act(() => setMedia(WIDE, false));
  });

  test('the focus goes from one entry to the next without closing it', async () => {
    const hide = jest.fn();
    HTMLElement.prototype.hidePopover = hide;
    const user = userEvent.setup();
    render(menu);
    await user.click(button(first.title));
    await user.tab();
    expect(entry(first)).toHaveFocus();
    expect(hide).not.toHaveBeenCalled();
  });

  test('it closes when the window grows wide', () => {
    const hide = jest.fn();
    HTMLElement.prototype.hidePopover = hide;
    const { unmount } = render(menu);
    act(() => setMedia(WIDE, true));
    expect(hide).toHaveBeenCalledTimes(1);
    expect(hide.mock.contexts[0]).toBe(screen.getByRole('navigation'));
    unmount();
    expect(listenersOf(WIDE)).toBe(0);
  });
});
