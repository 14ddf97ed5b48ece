import { render, screen } from '@testing-library/react';
import { SheetSection } from '@/components/sections/sheet';
import { getContent } from '@/lib/content';

test('the button of a sheet leads to the sheet alone, which holds its points', () => {
  const section = {
    id: 'hold',
    heading: 'What you hold',
    paragraphs: ['A paper.'],
    points: ['The question.', 'The answer.'],
  };
  render(<SheetSection section={section} />);
  const { hash } = new URL(
    screen.getByRole<HTMLAnchorElement>('link', { name: getContent().navigation.sheet.print }).href,
  );
  const sheet = document.getElementById(hash.slice(1))!;
  expect([...sheet.querySelectorAll('li')].map((entry) => entry.textContent)).toEqual(section.points);
  // No id of the content can be that of a sheet.
  expect(hash).toContain('_');
});
