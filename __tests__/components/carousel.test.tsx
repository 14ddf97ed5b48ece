import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Carousel, type CarouselProps } from '@/components/carousel/carousel';
import { getContent } from '@/lib/content';
import { focusByMouse, setMedia } from './stand-ins';
import { staticPage, takeOver, throughJson } from './static-page';

const { label, slides, ...labels } = getContent().pages.home.carousel;
const source = (file: string) => ({ avif: `${file}.avif 1w`, webp: `${file}.webp 1w`, src: `${file}.webp` });
const props: CarouselProps = {
  id: 'carousel',
  label,
  labels,
  slides: slides.map((slide) => ({
    ...slide,
    picture: { alt: slide.picture.alt, ...source(slide.id), sizes: '50vw', width: 1600, height: 900 },
  })),
};
const carousel = <Carousel {...props} />;

const INTERVAL = 2000;
const region = () => screen.getByRole('region', { name: label });
const all = () => [...region().querySelectorAll<HTMLElement>('[aria-roledescription="slide"]')];
const button = (name: string) => screen.getByRole('button', { name });
const track = () => region().querySelector<HTMLElement>('.carousel-track')!;
const wait = (time: number) => act(() => jest.advanceTimersByTime(time));
const setup = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

/** What a slide says of its place, by its number from 1. */
const position = (number: number) =>
  labels.position.replace('{number}', `${number}`).replace('{count}', `${slides.length}`);

/** The numbers, from 1, of the slides that are in view, to the eye, to a screen reader, and by the buttons. */
function current(): number {
  const seen = all().findIndex((slide) => 'current' in slide.dataset);
  expect(all().map((slide) => slide.ariaHidden ?? slide.getAttribute('aria-hidden'))).toEqual(
    all().map((_, index) => (index === seen ? null : 'true')),
  );
  expect(button(`${labels.show} ${seen + 1}`)).toHaveAttribute('aria-current', 'true');
  expect(region().querySelectorAll('[aria-current]')).toHaveLength(1);
  return seen + 1;
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('before any script runs', () => {
  const page = staticPage(carousel);

  test('all slides can be read, in a row that scrolls by keyboard too', () => {
    expect(page.querySelectorAll('[role="group"][aria-roledescription="slide"]')).toHaveLength(4);
    for (const slide of slides) {
      expect(page).toHaveTextContent(slide.heading);
      expect(page).toHaveTextContent(slide.text);
      expect(within(page).getByAltText(slide.picture.alt)).toBeTruthy();
    }
    expect(page.querySelector('[aria-hidden="true"], [hidden], [data-live]')).toBeNull();
    expect(within(page).getByRole('group', { name: label })).toHaveAttribute('tabindex', '0');
  });

  test('only the first picture is fetched at once', () => {
    expect([...page.querySelectorAll('img')].map((image) => image.getAttribute('loading'))).toEqual([
      null,
      'lazy',
      'lazy',
      'lazy',
    ]);
  });

  test('the script takes the page over as it stands', () => {
    const { complaints, container } = takeOver(carousel);
    expect(complaints).toEqual([]);
    expect(container.querySelector('section')).toHaveAttribute('data-live');
    expect(track()).not.toHaveAttribute('tabindex');
  });
});

test('its props survive being written into the page', () => {
  expect(throughJson(props)).toEqual(props);
});

test('whoever hears the page meets the button that stops the slides before them', () => {
  const { container } = render(carousel);
  const [control] = container.querySelectorAll('button');
  const [slide] = container.querySelectorAll('[aria-roledescription="slide"]');
  expect(control!.compareDocumentPosition(slide!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('it is a carousel of slides by name and role', () => {
  render(carousel);
  expect(region()).toHaveAttribute('aria-roledescription', 'carousel');
  expect(all().map((slide) => slide.getAttribute('aria-label'))).toEqual(slides.map((_, index) => position(index + 1)));
  for (const name of [labels.pause, labels.previous, labels.next, `${labels.show} 1`, `${labels.show} 4`]) {
    expect(button(name)).toHaveAttribute('type', 'button');
  }
});

describe('by itself', () => {
  test('it moves on every 2000 ms, and from the last slide to the first', () => {
    render(carousel);
    expect(current()).toBe(1);
    wait(INTERVAL - 1);
    expect(current()).toBe(1);
    wait(1);
    expect(current()).toBe(2);
    wait(INTERVAL);
    expect(current()).toBe(3);
    wait(INTERVAL);
    expect(current()).toBe(4);
    wait(INTERVAL - 1);
    expect(current()).toBe(4);
    wait(1);
    expect(current()).toBe(1);
  });

  test('it stands still under the mouse, and starts anew when the mouse leaves', async () => {
    const user = setup();
    render(carousel);
    wait(INTERVAL - 100);
    await user.hover(track());
    wait(10 * INTERVAL);
    expect(current()).toBe(1);
    await user.unhover(track());
    wait(INTERVAL - 1);
    expect(current()).toBe(1);
    wait(1);
    expect(current()).toBe(2);
  });

  test('it stands still while the keyboard focus is in it', async () => {
    const user = setup();
    render(
      <>
        {carousel}
        <button>After</button>
      </>,
    );
    await user.tab();
    expect(button(labels.pause)).toHaveFocus();
    wait(10 * INTERVAL);
    await user.tab();
    wait(10 * INTERVAL);
    expect(current()).toBe(1);
    act(() => button('After').focus());
    wait(INTERVAL);
    expect(current()).toBe(2);
  });

  test('the focus that a click leaves behind does not hold it', () => {
    focusByMouse();
    render(carousel);
    act(() => button(labels.next).focus());
    wait(INTERVAL);
    expect(current()).toBe(2);
  });

  test('where :focus-visible is unknown the keyboard focus holds it, and the focus of a click does not', async () => {
    const { matches } = Element.prototype;
    jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
      if (selector.includes(':focus-visible')) throw new SyntaxError(`"${selector}" is not a valid selector`);
      return matches.call(this, selector);
    });
    const user = setup();
    render(carousel);
    await user.tab();
    expect(button(labels.pause)).toHaveFocus();
    wait(10 * INTERVAL);
    expect(current()).toBe(1);
    await user.click(button(labels.next));
    await user.unhover(button(labels.next));
    expect(button(labels.next)).toHaveFocus();
    wait(INTERVAL);
    expect(current()).toBe(3);
  });

  test('the pause button stops it and starts it', async () => {
    const user = setup();
    focusByMouse();
    render(carousel);
    expect(track()).toHaveAttribute('aria-live', 'off');
    await user.click(button(labels.pause));
    await user.unhover(button(labels.play));
    expect(track()).toHaveAttribute('aria-live', 'polite');
    wait(10 * INTERVAL);
    expect(current()).toBe(1);
    await user.click(button(labels.play));
    await user.unhover(button(labels.pause));
    wait(INTERVAL);
    expect(current()).toBe(2);
  });

  test('it does not move for those who prefer reduced motion, unless they start it', async () => {
    setMedia('(prefers-reduced-motion: reduce)', true);
    const user = setup();
    focusByMouse();
    render(carousel);
    wait(10 * INTERVAL);
    expect(current()).toBe(1);
    await user.click(button(labels.play));
    await user.unhover(button(labels.pause));
    wait(INTERVAL);
    expect(current()).toBe(2);
  });

  test('it leaves no timer behind', () => {
    const { unmount } = render(carousel);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('by hand', () => {
  test('the buttons go one back and one on, around both ends', async () => {
    const user = setup();
    render(carousel);
    await user.click(button(labels.previous));
    expect(current()).toBe(4);
    await user.click(button(labels.next));
    expect(current()).toBe(1);
    await user.click(button(labels.next));
    expect(current()).toBe(2);
  });

  test('each slide has its button', async () => {
    const user = setup();
    render(carousel);
    for (const number of [3, 1, 4, 2]) {
      await user.click(button(`${labels.show} ${number}`));
      expect(current()).toBe(number);
    }
  });

  test('the buttons work by keyboard, keep the focus and with it hold the slides', async () => {
    const user = setup();
    render(carousel);
    act(() => button(labels.next).focus());
    await user.keyboard('{Enter} ');
    expect(current()).toBe(3);
    wait(10 * INTERVAL);
    expect(current()).toBe(3);
    expect(button(labels.next)).toHaveFocus();
  });

  test('a change by hand gives the slide its whole time', () => {
    focusByMouse();
    render(carousel);
    wait(INTERVAL - 1);
    fireEvent.click(button(labels.next));
    wait(INTERVAL - 1);
    expect(current()).toBe(2);
    wait(1);
    expect(current()).toBe(3);
  });
});

describe('to a screen reader', () => {
  /** Starts to listen. @returns what was announced since the last call: slides that came into a region that is live */
  function listen(): () => (string | null)[] {
    let announced: (string | null)[] = [];
    const hear = (records: MutationRecord[]) => {
      if (track().getAttribute('aria-live') !== 'polite') return;
      const shown = records.filter(({ oldValue }) => oldValue === 'true');
      announced.push(...shown.map(({ target }) => (target as Element).getAttribute('aria-label')));
    };
    const observer = new MutationObserver(hear);
    observer.observe(track(), { attributeFilter: ['aria-hidden'], attributeOldValue: true, subtree: true });
    return () => {
      hear(observer.takeRecords());
      const all = announced;
      announced = [];
      return all;
    };
  }
  const swipeOn = () => {
    fireEvent.pointerDown(track(), { clientX: 200, pointerType: 'touch' });
    fireEvent.pointerUp(track(), { clientX: 100, pointerType: 'touch' });
  };

  test('slides that move by themselves say nothing', () => {
    render(carousel);
    const announced = listen();
    for (let count = 0; count < 5; count++) wait(INTERVAL);
    expect(current()).toBe(2);
    expect(announced()).toEqual([]);
  });

  test.each([
    ['a tap on a button', 2, () => fireEvent.click(button(labels.next))],
    ['a tap on the button of a slide', 3, () => fireEvent.click(button(`${labels.show} 3`))],
    ['a swipe', 2, swipeOn],
  ])('%s says the new slide once, and the next that comes by itself nothing', (_, number, move) => {
    focusByMouse();
    render(carousel);
    const announced = listen();
    move();
    expect(announced()).toEqual([position(number)]);
    wait(INTERVAL);
    expect(current()).toBe(number + 1);
    expect(announced()).toEqual([]);
  });

  test('a key says the new slide once, and slides that were stopped say nothing more', async () => {
    const user = setup();
    render(carousel);
    const announced = listen();
    await user.tab();
    await user.keyboard('{Enter}');
    await user.tab();
    expect(announced()).toEqual([]);
    await user.keyboard('{Enter}');
    expect(announced()).toEqual([position(4)]);
    wait(10 * INTERVAL);
    expect(announced()).toEqual([]);
  });
});

describe('by swipe', () => {
  const swipe = (way: number, end: 'pointerUp' | 'pointerCancel' = 'pointerUp') => {
    fireEvent.pointerDown(track(), { clientX: 200, pointerType: 'touch' });
    fireEvent[end](track(), { clientX: 200 + way, pointerType: 'touch' });
  };

  test.each([
    [-40, 2],
    [-300, 2],
    [40, 4],
    [-39, 1],
    [39, 1],
    [0, 1],
  ])('a way of %i px leads from slide 1 to slide %i', (way, slide) => {
    render(carousel);
    swipe(way);
    expect(current()).toBe(slide);
  });

  test('a swipe that the browser takes for itself does nothing, nor does a finger that comes from elsewhere', () => {
    render(carousel);
    swipe(-100, 'pointerCancel');
    fireEvent.pointerUp(track(), { clientX: 0, pointerType: 'touch' });
    expect(current()).toBe(1);
    swipe(-40);
    fireEvent.pointerUp(track(), { clientX: 0, pointerType: 'touch' });
    expect(current()).toBe(2);
  });
});

describe('pictures', () => {
  const drawn = () => all().map((slide) => !('ahead' in slide.dataset));

  test('those of far slides are not drawn until the slide before them is seen', () => {
    render(carousel);
    expect(drawn()).toEqual([true, true, false, false]);
    wait(INTERVAL);
    expect(drawn()).toEqual([true, true, true, false]);
    wait(INTERVAL);
    expect(drawn()).toEqual([true, true, true, true]);
    wait(INTERVAL);
    wait(INTERVAL);
    expect(current()).toBe(1);
    expect(drawn()).toEqual([true, true, true, true]);
  });

  test('a slide that is asked for is drawn', async () => {
    const user = setup();
    render(carousel);
    await user.click(button(labels.previous));
    expect(current()).toBe(4);
    expect(drawn()[3]).toBe(true);
  });
});
