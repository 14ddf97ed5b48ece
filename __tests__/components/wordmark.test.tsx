import { render } from '@testing-library/react';
import { Wordmark } from '@/components/brand/wordmark';

test.each([
  ['light backgrounds', false, '#ca1a23'],
  ['navy', true, '#ffb830'],
])('on %s the letters have the colour of the text, the dot of the i its own', (_background, onNavy, dot) => {
  const { container } = render(<Wordmark name="Nestif" onNavy={onNavy} />);
  expect(container.querySelector('[stroke-width="3.8"]')).toHaveAttribute('stroke', 'currentColor');
  expect(container.querySelector('circle:last-child')).toHaveAttribute('fill', dot);
});
