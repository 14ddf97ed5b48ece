import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Carousel, type CarouselProps } from '@/components/carousel/carousel';
import { Slide } from '@/components/carousel/slide';
import { getContent } from '@/lib/content';
import { mockFocusVisible, setInViewport, setMedia, setScale } from '@/__tests__/unit/components/browser-mocks';

/** Tests what the browser tests of the carousel (`__tests__/browser/{desktop,phone}/carousel.spec.ts`) do not cover. */

const { label, slides, ...labels } = getContent().pages.home.carousel;
const source = (src: string) => ({ src, sources: [] });
const props: CarouselProps = {
  id: 'carousel',
  label,
  labels,
  slides: slides.map(({ id, heading }) => ({ id, heading })),
};
const drawn = slides.map(({ id, heading, text, picture: { alt } }, index) => {
  const picture = { alt, ...source(id), sizes: '50vw', width: 1600, height: 900 };
  return [id, <Slide key={id} heading={heading} text={text} picture={picture} first={index === 0} />];
});
const carousel = <Carousel {...props} content={Object.fromEntries(drawn)} />;

const INTERVAL = 2000;
const region = () => screen.getByRole('region', { name: label });
const all = () => [...region().querySelectorAll<HTMLElement>('.carousel-slide')];
const button = (name: string) => screen.getByRole('button', { name });
const track = () => region().querySelector<HTMLElement>('.carousel-track')!;
/** The name of the button that shows a slide, by its number from 1. */
const slideButton = (number: number) => `${labels.show} ${number}: ${slides[number - 1]!.heading}`;
const wait = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
/** Clicks a button, and waits until the picture of the slide is decoded. */
const click = (name: string) => act(async () => void fireEvent.click(button(name)));
const setup = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync });

/** The position that a slide announces, by its number from 1. */
const position = (number: number) =>
  labels.position.replace('{number}', `${number}`).replace('{count}', `${slides.length}`);

const image = (number: number) => all()[number - 1]!.querySelector('img')!;

/** jsdom does not reflect the `loading` attribute. */
const isRequested = (picture: HTMLImageElement) => picture.loading === 'eager' || !picture.hasAttribute('loading');

/** The numbers of the slides whose pictures load or have loaded. */
const requested = () => all().flatMap((_, index) => (isRequested(image(index + 1)) ? [index + 1] : []));

/** The number of the current slide, from 1. */
const current = () => all().findIndex((slide) => 'current' in slide.dataset) + 1;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the carousel advances every 2000 ms, except while hovered, focused from the keyboard or paused', async () => {
  const user = setup();
  render(carousel);
  for (const next of [2, 3, 4, 1]) {
    await wait(INTERVAL - 1);
    expect(current()).not.toBe(next);
    await wait(1);
    expect(current()).toBe(next);
  }
  const expectStill = async () => {
    const slide = current();
    await wait(3 * INTERVAL);
    expect(current()).toBe(slide);
  };
  /** Expects the carousel to stop until `leave`, and then to go on. */
  const expectStillUntil = async (leave: () => unknown) => {
    const slide = current();
    await expectStill();
    await act(async () => void (await leave()));
    await wait(INTERVAL);
    expect(current()).toBe((slide % slides.length) + 1);
  };
  await user.hover(region());
  await expectStillUntil(() => user.unhover(region()));
  await user.tab();
  await expectStillUntil(() => button(labels.pause).blur());
  await user.tab();
  await user.keyboard('{Enter}');
  act(() => button(labels.play).blur());
  await expectStill();
  mockFocusVisible(() => false);
  await user.click(button(labels.play));
  await expectStillUntil(() => user.unhover(region()));
});

test('the address chooses the slide that it names', async () => {
  setMedia('(prefers-reduced-motion: reduce)', true);
  history.replaceState(null, '', `/#${slides[2]!.id}`);
  render(carousel);
  await wait(0);
  expect(current()).toBe(3);
  history.replaceState(null, '', `/#${slides[1]!.id}`);
  await act(async () => void fireEvent(window, new Event('hashchange')));
  expect(current()).toBe(2);
  history.replaceState(null, '', '/#main_content');
  await act(async () => void fireEvent(window, new Event('hashchange')));
  expect(current()).toBe(2);
  history.replaceState(null, '', '/');
});

test('the mouse swipes, and does not drag the picture', () => {
  render(carousel);
  expect(fireEvent.dragStart(image(1))).toBe(false);
});

describe('for a screen reader', () => {
  /** The numbers of the slides that a screen reader finds. */
  const found = () => all().flatMap((slide, index) => (slide.hasAttribute('aria-hidden') ? [] : [index + 1]));
  /** Waits 300 ms. @returns the announced text */
  const announced = async () => {
    await wait(300);
    return region().querySelector('[aria-live="polite"]')!.textContent;
  };
  const name = (number: number) => `${position(number)}: ${slides[number - 1]!.heading}`;
  const swipeOn = () =>
    act(async () => {
      fireEvent.pointerDown(track(), { clientX: 200, isPrimary: true });
      fireEvent.pointerUp(track(), { clientX: 100 });
    });

  test('slides that advance automatically are hidden until Pause, whose button announces its new name', async () => {
    render(carousel);
    for (let count = 0; count < 5; count++) await wait(INTERVAL);
    expect(current()).toBe(2);
    expect(found()).toEqual([1]);
    expect(await announced()).toBe('');
    await click(labels.pause);
    expect(found()).toEqual([2]);
    expect(await announced()).toBe(labels.play);
    await click(labels.play);
    expect(await announced()).toBe(labels.pause);
  });

  test('keyboard focus exposes the visible slide, and Next goes on from there', async () => {
    const user = setup();
    render(carousel);
    await wait(INTERVAL);
    expect(current()).toBe(2);
    expect(found()).toEqual([1]);
    await user.tab();
    expect(found()).toEqual([2]);
    expect(await announced()).toBe('');
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(await announced()).toBe(name(3));
    expect(found()).toEqual([3]);
  });

  test.each([
    ['a tap on a button', 2, () => click(labels.next)],
    ['a swipe', 2, swipeOn],
  ])(
    '%s announces the new slide, which screen readers keep finding as the carousel advances',
    async (_, number, move) => {
      mockFocusVisible(() => false);
      render(carousel);
      await move();
      expect(await announced()).toBe(name(number));
      expect(found()).toEqual([number]);
      await wait(INTERVAL);
      expect(current()).toBe(number + 1);
      // A visitor who reads on still finds the chosen slide.
      expect(await announced()).toBe('');
      expect(found()).toEqual([number]);
    },
  );
});

describe('no slide changes after', () => {
  const first = { pointerId: 1, isPrimary: true, button: 0 };
  const second = { pointerId: 2, isPrimary: false, button: 0 };
  const down = (init: PointerEventInit) => fireEvent.pointerDown(track(), { ...init, clientX: 200 });
  const up = (init: PointerEventInit) => fireEvent.pointerUp(track(), { ...init, clientX: 0 });
  const swipe = () => (down(first), up(first));

  test.each([
    ['a swipe that the browser cancels', () => (down(first), fireEvent.pointerCancel(track(), first), up(first))],
    ['a swipe that leaves the picture', () => (down(first), fireEvent.pointerLeave(track(), first), up(first))],
    ['a drag with the right button', () => (down({ ...first, button: 2 }), up({ ...first, button: 2 }))],
    ['a tap with two fingers', () => (down(first), down(second), up(second), up(first))],
  ])('%s', async (_, drag) => {
    mockFocusVisible(() => false);
    render(carousel);
    await act(async () => void drag());
    expect(current()).toBe(1);
    await act(async () => void swipe());
    expect(current()).toBe(2);
  });

  test('a swipe to the left in a page that reads from right to left, except the previous slide', async () => {
    render(carousel);
    track().style.direction = 'rtl';
    await act(async () => void swipe());
    expect(current()).toBe(4);
  });

  test('a swipe on a zoomed page', async () => {
    render(carousel);
    setScale(2);
    await act(async () => void swipe());
    expect(current()).toBe(1);
    expect(track()).toHaveAttribute('data-zoomed');
    setScale(1);
    await act(async () => void swipe());
    expect(current()).toBe(2);
    expect(track()).not.toHaveAttribute('data-zoomed');
  });
});

describe('the pictures of the slides', () => {
  /** Keeps a picture from being decoded. @returns functions that end the wait: decoded, or failed */
  function holdBack(number: number) {
    let end = { decoded: () => {}, failed: () => {} };
    image(number).decode = () =>
      new Promise<void>((resolve, reject) => (end = { decoded: resolve, failed: () => reject(new Error('no image')) }));
    return { decoded: () => act(async () => end.decoded()), failed: () => act(async () => end.failed()) };
  }

  test('are requested one by one, each while the slide before it is shown', async () => {
    render(carousel);
    expect(requested()).toEqual([1, 2]);
    await wait(INTERVAL);
    expect(requested()).toEqual([1, 2, 3]);
    for (let count = 0; count < 3; count++) await wait(INTERVAL);
    expect(current()).toBe(1);
    expect(requested()).toEqual([1, 2, 3, 4]);
  });

  test('are requested only for slides that the visitor chooses, if motion is reduced, until Play', async () => {
    setMedia('(prefers-reduced-motion: reduce)', true);
    mockFocusVisible(() => false);
    render(carousel);
    await wait(INTERVAL);
    expect(requested()).toEqual([1]);
    await click(labels.previous);
    expect([current(), requested()]).toEqual([4, [1, 4]]);
    await click(labels.play);
    await wait(INTERVAL);
    expect(current()).toBe(1);
  });

  test('do not hold back the advance, even if they never load', async () => {
    render(carousel);
    holdBack(2);
    await wait(INTERVAL - 1);
    expect(current()).toBe(1);
    await wait(1);
    expect(current()).toBe(2);
  });

  test.each(['decoded', 'failed'] as const)('hold back a chosen slide until they have %s', async (how) => {
    mockFocusVisible(() => false);
    render(carousel);
    const end = holdBack(3);
    await click(slideButton(3));
    expect(button(slideButton(3))).toHaveAttribute('aria-current', 'true');
    await wait(INTERVAL - 1);
    expect(current()).toBe(1);
    await end[how]();
    expect(current()).toBe(3);
    await wait(INTERVAL);
    expect(current()).toBe(4);
  });

  test('hold back a chosen slide for 2000 ms at most', async () => {
    render(carousel);
    holdBack(3);
    await click(slideButton(3));
    await wait(INTERVAL);
    expect(current()).toBe(3);
  });

  test('show only the third slide after two clicks on Next, even if the second loads first', async () => {
    render(carousel);
    const [second, third] = [holdBack(2), holdBack(3)];
    await click(labels.next);
    await click(labels.next);
    await second.decoded();
    expect(current()).toBe(1);
    await third.decoded();
    expect(current()).toBe(3);
  });
});

describe('nothing advances or is requested', () => {
  test('until half of the picture is in the window', async () => {
    setInViewport(0.49);
    render(carousel);
    await wait(INTERVAL);
    expect(current()).toBe(1);
    expect(requested()).toEqual([1]);
    act(() => setInViewport(0.5));
    await wait(INTERVAL);
    expect(current()).toBe(2);
  });

  test('while the tab is hidden', async () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    render(carousel);
    await wait(INTERVAL);
    expect(current()).toBe(1);
    expect(requested()).toEqual([1]);
    hidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await wait(INTERVAL);
    expect(current()).toBe(2);
  });
});
