/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { warningsOfForm } from '@/lib/content/editing/form-warnings';
import { toSource, toValues, type FormValues } from '@/lib/content/editing/format';
import { contentFiles } from '@/__tests__/support/content/file-paths';

const FILES = contentFiles();
const read = (file: string) => readFileSync(file, 'utf8');

it('a form that nobody has changed reproduces its file', () => {
  // Each file is formatted first, because editors may have changed it by hand.
  for (const file of FILES) {
    const once = toSource(file, toValues(file, read(file)));
    expect(toSource(file, toValues(file, once))).toBe(once);
    expect(toSource(file, toValues(file, once.replaceAll('\n', '\r\n')))).toBe(once);
  }
});

it('only the form has the kinds of unions and the folder of pictures', () => {
  const file = 'content/industries/aviation.yaml';
  const values = toValues(file, read(file));
  expect(values.picture).toMatchObject({ file: expect.stringMatching(/^\/pictures\/[\w-]+\.\w+$/) as string });
  expect(toSource(file, values)).not.toMatch(/\/pictures|^ *kind:/m);
});

it('the brackets of placeholders are in the form and in the file', () => {
  const file = 'content/site.yaml';
  const source = "name: Nestif\n\nemail: '[[hello@nestif.example]]'\n";
  const values = toValues(file, source);
  expect(values.email).toBe('[[hello@nestif.example]]');
  expect(toSource(file, { name: 'Nestif', email: '[[hello@nestif.example]]' })).toContain(
    "\nemail: '[[hello@nestif.example]]'\n",
  );
});

it('an emptied optional field is removed, but an emptied required one is kept, so that the check names it', () => {
  const file = 'content/industries/retail.yaml';
  const values = toValues(file, read(file));
  const written = toSource(file, {
    ...values,
    badge: '',
    list: null,
    related: [],
    page: { ...(values.page as object), order: '3' },
  });
  expect(written).toContain("\nbadge: ''\n");
  expect(written).toContain('\n  order: 3\n');
  expect(written).not.toMatch(/^(?:list|related):/m);
});

it('spaces and invisible characters that were pasted with text are cleaned up', () => {
  const file = 'content/services/skilldevelopment.yaml';
  const heading = ' Skill\u00a0\u00adDevelopment\n\nfor  all \n';
  expect(toSource(file, { ...toValues(file, read(file)), heading })).toContain(
    '\nheading: Skill Development for all\n',
  );
});

it('text of several lines gives a warning that it becomes one paragraph, even if a line is empty', () => {
  const file = 'content/industries/retail.yaml';
  const values = toValues(file, read(file));
  expect(warningsOfForm(file, values)).toEqual([]);
  expect(warningsOfForm(file, { ...values, lead: 'One line, and the empty one behind it.\n\n' })).toEqual([]);
  for (const lead of ['One.\n\nTwo.', 'One.\r\nTwo.', 'One. \n Two.']) {
    expect(warningsOfForm(file, { ...values, lead })).toMatchObject([{ file, path: 'lead', label: 'Introduction' }]);
  }
});

it('only a replaced picture gives a warning that its description was written for another one', () => {
  const file = 'content/industries/retail.yaml';
  const values = toValues(file, read(file));
  const { alt } = values.picture as { alt: string };
  const warnings = (picture: object) => warningsOfForm(file, { ...values, picture }).map(({ path }) => path);
  for (const chosen of ['/pictures/team.jpg', 'blob:http://localhost/1']) {
    expect(warnings({ file: chosen, alt })).toEqual(['picture.alt']);
    expect(warnings({ file: chosen, alt: 'The team at a long table.' })).toEqual([]);
  }
  expect(warnings({ file: '', alt })).toEqual([]);
  expect(warningsOfForm(file, { picture: { file: '/pictures/team.jpg', alt } })).toEqual([]);

  const about = 'content/pages/about.yaml';
  const form = toValues(about, read(about)) as { tabs: { items: { picture: { file: string } }[] } };
  form.tabs.items[1]!.picture.file = '/pictures/retail.jpg';
  expect(warningsOfForm(about, form)).toMatchObject([
    { path: 'tabs.items[1].picture.alt', label: expect.stringMatching(/What it shows$/) },
  ]);
});

const top = { id: 'new', title: 'New' };
const ENTRIES: FormValues[] = [
  { kind: 'link', ...top, url: '/cloud' },
  { kind: 'pages', ...top, pages: 'insights' },
  { kind: 'list', ...top, entries: [{ id: 'one', title: 'One', url: '/about' }] },
];
const caption = { caption: 'What is shown here' };
const FIGURES: FormValues[] = [
  {
    kind: 'bars',
    ...caption,
    unit: '₹',
    bars: [
      { label: 'One', value: 2.5 },
      { label: 'Two', value: 3, mark: true },
    ],
  },
  { kind: 'table', ...caption, columns: 'One | Two', rows: ['a | b', 'c | d'] },
  { kind: 'timeline', ...caption, timeline: [{ when: 'Monday', what: 'It begins.' }] },
  { kind: 'checklist', ...caption, checklist: ['First thing', 'Second thing'] },
  {
    kind: 'screen',
    ...caption,
    columns: 'One | Two',
    title: 'Closing',
    note: 'An example',
    paper: true,
    lines: [{ cells: 'Cash | 12', mark: 'Late' }],
  },
];

it.each<[string, readonly FormValues[], (entry: FormValues) => FormValues]>([
  ['content/navigation.yaml', ENTRIES, (entry) => ({ top: [entry] })],
  ['content/insights/cloud.yaml', FIGURES, (figure) => ({ sections: [{ id: 'a', figure }] })],
])('%s: an alternative is written with only its own fields, whatever another one had', (file, alternatives, form) => {
  for (const one of alternatives) {
    for (const other of alternatives) {
      // A form may still have the fields of the previous alternative.
      const source = toSource(file, form({ ...one, ...other }));
      expect(source).toBe(toSource(file, form(other)));
      expect(toValues(file, source)).toMatchObject(form(other));
    }
  }
});

it('a missing id is made from the heading and is unique; other ids are left as they are', () => {
  const file = 'content/industries/retail.yaml';
  const heading = 'What we do, and for whom: 3 examples';
  const ids = ['', '', 'what-we-do-and-for-whom-3-examples-3', 'kept', ''];
  const sections = ids.map((id, index) => ({ id, heading: index === 4 ? 'दुकान' : heading }));
  const { sections: written } = toValues(file, toSource(file, { sections })) as { sections: { id: string }[] };
  const made = 'what-we-do-and-for-whom-3-examples';
  expect(written.map(({ id }) => id)).toEqual([made, `${made}-2`, `${made}-3`, 'kept', 'part']);
  expect(toSource(file, { sections: written.map((each) => ({ ...each, heading: 'Another one' })) })).toContain(
    `id: ${made}\n`,
  );
});
