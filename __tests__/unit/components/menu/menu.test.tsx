import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { islandOf } from '@/components/menu/entries';
import { Menu } from '@/components/menu/menu';
import { getContent } from '@/lib/content';
import { topMenu } from '@/lib/site/menu';
import { setMedia } from '@/__tests__/unit/components/browser-mocks';
import { staticPage } from '@/__tests__/support/static-page';

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
const shown = () =>
  dropdowns.map(({ title }) => title).filter((title) => button(title).getAttribute('aria-expanded') === 'true');
const entry = ({ id }: typeof first) => within(document.getElementById(`main_menu_${id}`)!).getAllByRole('link')[0]!;
const wait = (time: number) => act(() => jest.advanceTimersByTime(time));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());
const setup = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

describe('in the row', () => {
  beforeEach(() => setMedia(WIDE, true));
  afterEach(() => act(() => setMedia(WIDE, false)));

  test('a list stays open if the way to it leads over another title; a mouse that rests there opens that list', async () => {
    const user = setup();
    render(menu);
    await user.hover(button(first.title));
    await user.hover(button(second.title));
    wait(299);
    await user.hover(entry(first));
    wait(1_000);
    expect(shown()).toEqual([first.title]);
    await user.hover(button(second.title));
    wait(300);
    expect(shown()).toEqual([second.title]);
  });

  test('a click with the hovering mouse changes nothing; every other click opens or closes the list', async () => {
    const user = setup();
    render(menu);
    await user.hover(button(first.title));
    await user.click(button(first.title));
    await user.click(button(first.title));
    expect(shown()).toEqual([first.title]);
    await user.unhover(button(first.title));
    wait(300);
    expect(shown()).toEqual([]);
    const byTouch = () => {
      fireEvent.pointerDown(button(first.title), { pointerType: 'touch' });
      fireEvent.click(button(first.title), { detail: 1 });
    };
    const byVoiceOrKey = () => fireEvent.click(button(first.title), { detail: 0 });
    for (const click of [byTouch, byVoiceOrKey]) {
      click();
      expect(shown()).toEqual([first.title]);
      click();
      expect(shown()).toEqual([]);
    }
  });

  test('the mouse does not close a list that has the keyboard focus; Tab and Escape do', async () => {
    const user = setup();
    render(menu);
    act(() => button(first.title).focus());
    await user.keyboard('{Enter}');
    await user.tab();
    await user.hover(button(second.title));
    await user.unhover(button(second.title));
    wait(1_000);
    expect(shown()).toEqual([first.title]);
    expect(entry(first)).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(shown()).toEqual([]);
    expect(button(first.title)).toHaveFocus();
    await user.keyboard('{Enter}');
    act(() => button(second.title).focus());
    expect(shown()).toEqual([]);
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
  const isOpen = () => document.querySelector('.menu-toggle')!.ariaExpanded === 'true';

  test('a list opens and closes by its own button only', async () => {
    const user = setup();
    render(menu);
    await user.hover(button(first.title));
    expect(shown()).toEqual([]);
    await user.click(button(props.openLabel));
    await user.click(button(first.title));
    await user.click(button(second.title));
    act(() => entry(first).focus());
    act(() => entry(second).focus());
    expect(shown()).toEqual([first.title, second.title]);
    await user.click(button(first.title));
    expect(shown()).toEqual([second.title]);
  });

  test('each Escape closes what was opened last, and returns the focus; the page scrolls only without the panel', async () => {
    const user = setup();
    render(menu);
    act(() => button(props.openLabel).focus());
    await user.keyboard(' ');
    expect(document.documentElement).toHaveAttribute('data-menu');
    await user.click(button(first.title));
    act(() => entry(first).focus());
    await user.keyboard('{Escape}');
    expect([shown(), isOpen()]).toEqual([[], true]);
    expect(button(first.title)).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(button(props.openLabel)).toHaveFocus();
    expect(document.documentElement).not.toHaveAttribute('data-menu');
  });

  test.each([
    ['the visitor leaves the page, which may return from the cache', () => fireEvent(window, new Event('pagehide'))],
    ['the window grows wide', () => act(() => setMedia(WIDE, true))],
    ['the focus moves behind it', () => act(() => screen.getByRole('textbox').focus())],
  ])('the panel closes with its lists when %s', async (_when, leave) => {
    const user = setup();
    render(menu);
    render(<input />);
    await user.click(button(props.openLabel));
    await user.click(button(first.title));
    expect([shown(), isOpen()]).toEqual([[first.title], true]);
    leave();
    expect([shown(), isOpen()]).toEqual([[], false]);
    act(() => setMedia(WIDE, false));
  });
});
