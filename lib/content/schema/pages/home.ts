import * as f from '../field-types';

const slide = f.group('Slide', {
  ...f.titled,
  text: f.text('Text', 140, 'One sentence.').optional(),
  picture: f.picture,
});

const visitor = f.group('Visitor', {
  heading: f.line('Heading', 90, 'Who it is, such as “A school”.'),
  text: f.text('Text', 140, 'A situation they will recognise, in one sentence.'),
  url: f.otherPage,
});

const position = 'Read out by screen readers. {number} becomes the slide’s number, {count} how many there are.';

export const home = f.group('Home', {
  // The logo is the link to this page, which no menu lists.
  page: f.page.omit({ order: true }).meta({ label: 'Menus and search' }),
  hero: f.group('Top of the page', {
    heading: f.pageHeading,
    text: f.text('Text', 200, 'What the firm does and for whom, in one or two sentences.').optional(),
    action: f.link('Button', 'Without it there are no buttons here at all.').optional(),
  }),
  carousel: f.group('Slide show', {
    id: f.id,
    label: f.line('Name of the slide show', 60, 'Read out by screen readers.'),
    slides: f.list('Slides', slide, 2, 8),
    pause: f.line('Pause button'),
    play: f.line('Play button'),
    previous: f.line('Previous button'),
    next: f.line('Next button'),
    show: f.line('Slide buttons', 60, 'The words before a slide’s number, read out by screen readers.'),
    position: f.line('Position', 60, position, ['{number}', '{count}']),
  }),
  whoAreYou: f
    .group('Who are you?', {
      ...f.titled,
      text: f.text('Text', 140, 'What visitors will find on these pages, in one sentence.').optional(),
      rows: f.openList('Visitors', visitor, 12, 'Each for a different kind of visitor.'),
    })
    .optional(),
  whoWeAre: f.group('Who we are', { ...f.titled, text: f.paragraph, picture: f.picture, link: f.link('Link') }),
  team: f.group('Team', { ...f.placed, picture: f.picture, cards: f.points('Cards', 2, 6) }),
  difference: f.group('Discover the difference', {
    ...f.titled,
    text: f.sentences.optional(),
    cards: f.list('Cards', f.serviceCard, 2, 8),
  }),
  report: f
    .group(
      'Sample report',
      { text: f.paragraph, link: f.group('Link', { label: f.line('Text'), url: f.documentUrl }) },
      'Shows the beginning of the document that its link leads to.',
    )
    .optional(),
  insights: f.group('Insights', f.titled).optional(),
  callToAction: f.group('Closing invitation', {
    heading: f.heading.optional(),
    text: f.sentences.optional(),
    action: f.link('Button'),
  }),
});
