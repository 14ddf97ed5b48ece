import * as z from 'zod';
import {
  callToAction,
  heading,
  id,
  label,
  link,
  list,
  page,
  paragraph,
  picture,
  point,
  relatedPage,
  text,
} from '../common';
import { CAROUSEL_SLIDES, DIFFERENCE_CARDS, TEAM_CARDS } from '@/lib/specification/constants';
import { pageHeading, serviceCard } from './parts';

/** A kind of visitor, and the page for them. */
const visitorRow = z.strictObject({
  heading: heading.describe('who it is, such as “A school”'),
  text: text(20, 140, 'a situation they will recognise, in one sentence'),
  url: relatedPage.shape.url.describe('the page for them'),
});

const slide = z.strictObject({ id, heading, text: text(10, 140, 'one sentence'), picture });

export const home = z.strictObject({
  page,
  hero: z
    .strictObject({
      heading: pageHeading,
      text: text(20, 200, 'what the firm does and for whom, in one or two sentences'),
      action: link.describe('the button beside the slides').meta({ label: 'Button' }),
    })
    .meta({ label: 'Top of the page' }),
  carousel: z
    .strictObject({
      id,
      label: label.describe('the name of the slide show, for screen readers').meta({ label: 'Name of the slide show' }),
      slides: list(slide, CAROUSEL_SLIDES, CAROUSEL_SLIDES, 'the slides'),
      pause: label.describe('the button that stops the slides').meta({ label: 'Pause button' }),
      play: label.describe('the button that starts the slides').meta({ label: 'Play button' }),
      previous: label.describe('the button that goes back one slide').meta({ label: 'Previous button' }),
      next: label.describe('the button that goes forward one slide').meta({ label: 'Next button' }),
      show: label
        .describe('the words before the number of a slide, for screen readers')
        .meta({ label: 'Slide buttons' }),
      position: text(
        15,
        60,
        'the position of a slide, for screen readers; {number} will be replaced by its number, {count} by how many there are',
        ['{number}', '{count}'],
      ),
    })
    .meta({ label: 'Slide show' }),
  whoAreYou: z
    .strictObject({
      id,
      heading,
      text: text(20, 140, 'what visitors will find on these pages, in one sentence'),
      rows: list(visitorRow, 2, 12, 'the rows, each for a different kind of visitor'),
    })
    .describe('who the site is for')
    .meta({ label: 'Who are you?' }),
  whoWeAre: z.strictObject({ id, heading, text: paragraph, picture, link }),
  team: z.strictObject({ id, heading, picture, cards: list(point, TEAM_CARDS, TEAM_CARDS, 'the cards') }),
  difference: z
    .strictObject({
      id,
      heading,
      text: text(20, 260, 'one or two sentences'),
      cards: list(serviceCard, DIFFERENCE_CARDS, DIFFERENCE_CARDS, 'the service cards'),
    })
    .meta({ label: 'Discover the difference' }),
  report: z
    .strictObject({ id, text: paragraph, link })
    .describe('the beginning of the sample report of Software Consulting')
    .meta({ label: 'Sample report' }),
  insights: z.strictObject({ id, heading: heading.describe('the heading above the insights') }),
  callToAction,
});
