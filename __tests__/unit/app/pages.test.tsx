import { render, screen } from '@testing-library/react';
import { Report, reportOf } from '@/app/_home/report';
import HomePage from '@/app/page';
import WhoWeArePage from '@/app/whoweare/page';
import { staticPage } from '@/__tests__/unit/components/hydration';
import { getContent, type Content } from '@/lib/content';

jest.mock('@/lib/content', () => ({ getContent: jest.fn() }));
jest.mock('@/lib/site/picture-source', () => ({
  pictureSource: ({ file, alt }: { file: string; alt: string }) => ({ src: file, sources: [], alt, sizes: '100vw' }),
  sharedPicture: () => ({ src: '/shared.jpg', alt: '' }),
}));

/** Pages whose content an editor has changed. */

const content = jest.requireActual<{ getContent: () => Content }>('@/lib/content').getContent();
const { home, whoweare } = content.pages;

/** Changes pages of the content. */
const change = (pages: Partial<Content['pages']>) =>
  jest.mocked(getContent).mockReturnValue({ ...content, pages: { ...content.pages, ...pages } });

test('the report is the document that its link leads to; home keeps its own ids', () => {
  const part = { id: 'team', heading: 'Team', paragraphs: ['Five people.'] };
  const document = { title: 'Why do boats leave late?', note: 'Made up', first: [part] };
  const { collections, pages } = content;
  const retail = { ...collections.industries.retail!, sections: [{ ...part, document }] };
  const industries = { ...collections.industries, retail };
  const report = { text: 'A sample.', link: { label: 'Read on', url: '/retail#team' } };
  const site = { ...content, pages: { ...pages, home: { ...home, report } } };
  expect(reportOf(site)).toBeUndefined();
  const withDocument = { ...site, collections: { ...collections, industries } };
  const { container } = render(<Report content={withDocument} report={reportOf(withDocument)!} />);
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(document.title);
  expect(container.querySelector('[id]')).toBeNull();
});

test('without the report home still lists the insights', () => {
  const insights = { id: 'insights', heading: 'Worth knowing' };
  change({ home: { ...home, report: undefined, insights } });
  document.body.replaceChildren(staticPage(<HomePage />));
  expect(screen.getByRole('list', { name: insights.heading })).toBeInTheDocument();
});

test.each([
  ['none has milestones', [false, false, false], ['left', 'right', 'left']],
  ['the second has', [false, true, false, false], ['left', 'right', 'left']],
  ['the first has', [true, false, false], ['left', 'right']],
])('the pictures of stories change sides, if %s', (_which, all, sides) => {
  const sections = all.map((milestones, index) => {
    const picture = { file: 'boat.jpg', alt: `Boat ${index}` };
    return { id: `story-${index}`, heading: `Story ${index}`, paragraphs: ['A boat.'], milestones, picture };
  });
  change({ whoweare: { ...whoweare, sections } });
  document.body.replaceChildren(staticPage(<WhoWeArePage />));
  const beside = sections.filter(({ milestones }) => !milestones);
  const images = beside.map(({ picture }) => screen.getByRole('img', { name: picture.alt }));
  expect(images.map((image) => (image.matches('.order-last') ? 'right' : 'left'))).toEqual(sides);
});
