import { fireEvent, render, screen } from '@testing-library/react';
import { useAnnouncer } from '@/components/islands/use-announcer';

function Speaker() {
  const { announce, region } = useAnnouncer();
  return (
    <>
      {['One', 'Two'].map((text) => (
        <button key={text} onClick={() => announce(text)}>
          {text}
        </button>
      ))}
      <div {...region} />
    </>
  );
}

const region = () => document.querySelector('[aria-live=polite]')!;
const announce = (text: string) => fireEvent.click(screen.getByRole('button', { name: text }));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('text appears after 300 ms, later text replaces it, even if translated, and it disappears after a second', () => {
  render(<Speaker />);
  announce('One');
  jest.advanceTimersByTime(299);
  expect(region()).toBeEmptyDOMElement();
  announce('Two');
  jest.advanceTimersByTime(300);
  expect(region()).toHaveTextContent(/^Two$/);
  // A translator rewrites the element like this.
  region().firstElementChild!.innerHTML = '<font>दो</font>';
  announce('One');
  expect(region()).toBeEmptyDOMElement();
  jest.advanceTimersByTime(300);
  expect(region()).toHaveTextContent(/^One$/);
  jest.advanceTimersByTime(1000);
  expect(region()).toBeEmptyDOMElement();
});
