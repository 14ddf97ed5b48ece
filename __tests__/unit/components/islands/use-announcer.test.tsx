import { fireEvent, render, screen } from '@testing-library/react';
import { useAnnouncer } from '@/components/islands/use-announcer';

function Speaker() {
  const { announce, region } = useAnnouncer();
  const button = (text: string) => <button onClick={() => announce(text)}>{text}</button>;
  return (
    <>
      {button('One')}
      {button('Two')}
      <div {...region} />
    </>
  );
}

const region = () => document.querySelector('[aria-live=polite]')!;
const announce = (text: string) => fireEvent.click(screen.getByRole('button', { name: text }));

beforeEach(() => {
  jest.useFakeTimers();
  render(<Speaker />);
});
afterEach(() => void jest.useRealTimers());

test('text appears after 300 ms, as a new element, and disappears after a second', () => {
  announce('One');
  jest.advanceTimersByTime(299);
  expect(region()).toBeEmptyDOMElement();
  jest.advanceTimersByTime(1);
  expect(region()).toHaveTextContent(/^One$/);
  const first = region().firstElementChild;
  announce('One');
  jest.advanceTimersByTime(300);
  expect(region()).toHaveTextContent(/^One$/);
  expect(region().firstElementChild).not.toBe(first);
  jest.advanceTimersByTime(1000);
  expect(region()).toBeEmptyDOMElement();
});

test('later text replaces earlier text, whether or not that was read', () => {
  announce('One');
  jest.advanceTimersByTime(200);
  announce('Two');
  jest.advanceTimersByTime(300);
  expect(region()).toHaveTextContent(/^Two$/);
  // A translator rewrites the element like this.
  region().firstElementChild!.innerHTML = '<font>दो</font>';
  announce('One');
  expect(region()).toBeEmptyDOMElement();
  jest.advanceTimersByTime(300);
  expect(region()).toHaveTextContent(/^One$/);
});
