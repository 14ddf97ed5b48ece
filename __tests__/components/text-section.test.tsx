import { render } from '@testing-library/react';
import { TextSections } from '@/components/sections/text-section';

test('without a section there is no band', () => {
  expect(render(<TextSections sections={[]} />).container).toBeEmptyDOMElement();
});
