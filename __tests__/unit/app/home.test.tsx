import { render, screen } from '@testing-library/react';
import { Report } from '@/app/_home/report';
import { content } from '@/__tests__/support/content/site-texts';

test('the report is the document that its link leads to; home keeps its own ids', () => {
  const part = { id: 'team', heading: 'Team', paragraphs: ['Five people.'] };
  const document = { title: 'Why do boats leave late?', note: 'Made up', first: [part] };
  const { collections } = content;
  const retail = { ...collections.industries.retail!, sections: [{ ...part, document }] };
  const industries = { ...collections.industries, retail };
  const report = { text: 'A sample.', link: { label: 'Read on', url: '/retail#team' } };
  const { container } = render(
    <Report content={{ ...content, collections: { ...collections, industries } }} report={report} />,
  );
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(document.title);
  expect(container.querySelector('[id]')).toBeNull();
});
