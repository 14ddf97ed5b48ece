import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { islandOf } from '@/components/menu/entries';
import { Menu } from '@/components/menu/menu';
import { getContent } from '@/lib/content';
import { topMenu } from '@/lib/site/menu';
import { setMedia } from '@/__tests__/unit/components/browser-mocks';
import { hydrate, staticPage } from '@/__tests__/unit/components/hydration';

/** Tests what the browser tests of the menu (`__tests__/browser/{desktop,phone}/menu.spec.ts`) do not cover. */

const WIDE = '(min-width: 64rem)';
const top = topMenu(getContent());
const { props, content } = islandOf(top);
const menu = <Menu {...props} content={content} />;
const dropdowns = top.items.flatMap((item) =>
  'entries' in item ? [{ ...item, title: item.buttonLabel ?? item.title }] : [],
);
const [first, second] = dropdowns as [(typeof dropdowns)[number], (typeof dropdowns)[number]];

const button = (name: string) => screen.getByRole('button', { name });
const panel = () => screen.getByRole('navigation', { name: props.label });
const shown = () =>
  dropdowns.map(({ title }) => title).filter((title) => button(title).getAttribute('aria-expanded') === 'true');
const entry = ({ id }: typeof first) => within(document.getElementById(`main_menu_${id}`)!).getAllByRole('link')[0]!;

afterEach(() => act(() => setMedia(WIDE, false)));

test('the static page hydrates, and props survive JSON', () => {
  expect(JSON.parse(JSON.stringify(props))).toEqual(props);
  expect(hydrate(menu).querySelector('nav')).toHaveAttribute('data-hydrated');
});

describe('in the row', () => {
  beforeEach(() => setMedia(WIDE, true));

  test('hover does not open a list while the keyboard focus is in another one', async () => {
    const user = userEvent.setup();
    render(menu);
    act(() => button(first.title).focus());
    await user.keyboard('{Enter}');
    act(() => entry(first).focus());
    await user.hover(button(second.title));
    expect(shown()).toEqual([first.title]);
    expect(entry(first)).toHaveFocus();
  });

  test('a click on the button of a list that hover opened keeps it open, and the next click closes it', async () => {
    const user = userEvent.setup();
    render(menu);
    await user.hover(button(first.title));
    await user.click(button(first.title));
    await user.unhover(button(first.title));
    expect(shown()).toEqual([first.title]);
    await user.click(button(first.title));
    expect(shown()).toEqual([]);
  });

  test('Escape closes a list that hover opened, and leaves the focus where it is', async () => {
    const user = userEvent.setup();
    render(menu);
    button(second.title).focus();
    await user.hover(button(first.title));
    await user.keyboard('{Escape}');
    expect(shown()).toEqual([]);
    expect(button(second.title)).toHaveFocus();
  });

  test('a tap outside closes the list, but a finger that scrolls does not', () => {
    render(menu);
    fireEvent.click(button(first.title));
    fireEvent.pointerDown(document.body, { pointerType: 'touch' });
    fireEvent.pointerCancel(document.body, { pointerType: 'touch' });
    fireEvent.pointerUp(entry(first), { pointerType: 'touch' });
    expect(shown()).toEqual([first.title]);
    fireEvent.pointerUp(document.body, { pointerType: 'touch' });
    expect(shown()).toEqual([]);
  });

  test('pointerenter and pointerleave from a finger do nothing', () => {
    render(menu);
    fireEvent.pointerEnter(button(first.title), { pointerType: 'touch' });
    expect(shown()).toEqual([]);
    fireEvent.pointerEnter(button(first.title), { pointerType: 'pen' });
    fireEvent.pointerLeave(button(first.title), { pointerType: 'touch' });
    expect(shown()).toEqual([first.title]);
  });

  describe('while a pointer is on its way to the open list, which is below it and 340 px wide', () => {
    const LIST = { left: 0, right: 340, top: 80 } as DOMRect;

    /** Hovers the first group at 40, 40, and goes on to the second. */
    function goOn(...points: [clientX: number, clientY: number][]) {
      jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(LIST);
      render(menu);
      fireEvent.pointerEnter(button(first.title), { clientX: 40, clientY: 40 });
      fireEvent.pointerLeave(button(first.title), { clientX: 90, clientY: 48 });
      fireEvent.pointerEnter(button(second.title), { clientX: 90, clientY: 48 });
      for (const [clientX, clientY] of points) fireEvent.pointerMove(document.body, { clientX, clientY });
    }
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => {
      jest.useRealTimers();
      jest.restoreAllMocks();
    });

    test('no other list opens, however slowly the pointer moves', () => {
      goOn([90, 48]);
      for (const [clientX, clientY] of [
        [140, 54],
        [190, 61],
        [240, 67],
        [290, 74],
      ] as const) {
        act(() => jest.advanceTimersByTime(300));
        fireEvent.pointerMove(document.body, { clientX, clientY });
      }
      expect(shown()).toEqual([first.title]);
      fireEvent.pointerLeave(button(second.title), { clientX: 320, clientY: 81 });
      fireEvent.pointerEnter(button(first.title), { clientX: 320, clientY: 81 });
      act(() => jest.advanceTimersByTime(1_000));
      expect(shown()).toEqual([first.title]);
    });

    test.each<[string, [number, number][]]>([
      [
        'goes along the row',
        [
          [90, 48],
          [140, 48],
        ],
      ],
      [
        'goes up',
        [
          [90, 48],
          [110, 20],
        ],
      ],
    ])('the list of the button under the pointer opens when the pointer %s', (_way, points) => {
      goOn(...points);
      act(() => jest.advanceTimersByTime(0));
      expect(shown()).toEqual([second.title]);
    });

    test('the list of the button under the pointer opens when the pointer rests', () => {
      goOn([90, 48]);
      act(() => jest.advanceTimersByTime(400));
      expect(shown()).toEqual([second.title]);
    });
  });

  test('hydration opens the list that has the focus', () => {
    const container = staticPage(menu);
    document.body.append(container);
    const link = container.querySelector<HTMLElement>(`#main_menu_${second.id} a`)!;
    link.focus();
    render(menu, { container, hydrate: true });
    expect(shown()).toEqual([second.title]);
    expect(link).toHaveFocus();
  });
});

describe('in the panel', () => {
  afterEach(() => {
    for (const name of ['showPopover', 'hidePopover']) Reflect.deleteProperty(HTMLElement.prototype, name);
  });

  test('a list opens and closes by its own button only', async () => {
    const user = userEvent.setup();
    render(menu);
    await user.hover(button(first.title));
    expect(shown()).toEqual([]);
    await user.click(button(first.title));
    await user.click(button(second.title));
    await user.click(panel());
    act(() => entry(first).focus());
    act(() => entry(first).blur());
    expect(shown()).toEqual([first.title, second.title]);
    await user.click(button(first.title));
    expect(shown()).toEqual([second.title]);
  });

  test('each Escape closes one thing: the list with the focus, then the list opened last, then the panel', async () => {
    /** @returns whether the browser would also close the panel */
    const escape = () => {
      const event = createEvent.keyDown(document.activeElement!, { key: 'Escape' });
      fireEvent(document.activeElement!, event);
      return !event.defaultPrevented;
    };
    const user = userEvent.setup();
    render(menu);
    await user.click(button(props.openLabel));
    for (const { title } of dropdowns.slice(0, 3)) await user.click(button(title));
    act(() => entry(first).focus());
    expect(escape()).toBe(false);
    expect(button(first.title)).toHaveFocus();
    expect(shown()).toEqual(dropdowns.slice(1, 3).map(({ title }) => title));
    expect(escape()).toBe(false);
    expect(shown()).toEqual([second.title]);
    expect(escape()).toBe(false);
    expect(panel()).toHaveAttribute('data-open');
    for (let count = 0; count < 2; count++) {
      expect(escape()).toBe(true);
      expect(panel()).not.toHaveAttribute('data-open');
    }
  });

  test('without popovers, hydration keeps the focus, and the panel that the link opened stays open', () => {
    const container = staticPage(menu);
    document.body.append(container);
    history.replaceState(null, '', `#${props.id}`);
    container.querySelector<HTMLElement>(`[href="#${props.id}"]`)!.focus();
    render(menu, { container, hydrate: true });
    expect(panel()).toHaveAttribute('data-open');
    expect(button(props.openLabel)).toHaveFocus();
    history.replaceState(null, '', '/');
  });

  test('the script leaves the panel to the browser if it supports popovers', async () => {
    HTMLElement.prototype.showPopover = jest.fn();
    const user = userEvent.setup();
    render(menu);
    await user.click(button(props.openLabel));
    expect(panel()).not.toHaveAttribute('data-open');
    expect(button(props.openLabel)).not.toHaveAttribute('aria-expanded');
    expect(HTMLElement.prototype.showPopover).not.toHaveBeenCalled();
  });

  test.each([
    ['the visitor leaves the page, which may return from the cache', () => fireEvent(window, new Event('pagehide'))],
    ['the window grows wide', () => act(() => setMedia(WIDE, true))],
    ['the focus moves behind it', () => act(() => screen.getByRole('textbox').focus())],
  ])('the panel closes with its lists when %s', async (_when, leave) => {
    const hide = (HTMLElement.prototype.hidePopover = jest.fn());
    const user = userEvent.setup();
    render(menu);
    render(<input />);
    await user.click(button(first.title));
    expect(shown()).toEqual([first.title]);
    leave();
    expect(hide.mock.contexts[0]).toBe(panel());
    expect(shown()).toEqual([]);
  });
});
