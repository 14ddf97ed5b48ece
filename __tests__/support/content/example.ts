import { pathsOf } from '@/lib/content/core/check-specification';
import { REQUIRED_FILES } from '@/lib/content/core/find-files';
import { newValues } from '@/lib/content/editing/new-page';
import { marked, withoutMarks } from '@/lib/content/core/placeholders';
import { printYaml } from '@/lib/content/core/print';
import { fieldSchemaOf } from '@/lib/content/schema';
import { valueAt } from '@/lib/content/core/schema/values';
import { SPECIFICATION, type Rule, type Values } from '@/lib/content/core/specification-rules';

type Group = Record<string, unknown>;

const PICTURE = 'team.jpg';

const ANSWER = { heading: 'An answer', paragraphs: ['This is what visitors ask.'] };

/** Values that the schemas cannot make up, and those that the check reports as missing. */
const GIVEN: Readonly<Record<string, Group>> = {
  'content/site.yaml': {
    name: 'Nestif',
    url: marked('https://www.nestif.example'),
    copyright: '© 2021 Nestif. All rights reserved.',
    email: marked('hello@nestif.example'),
    phones: [marked('+91 00000 00000')],
    reply: 'This is how soon we reply.',
    social: [{ id: 'facebook', name: 'Facebook', icon: 'facebook' }],
    offices: [
      { id: 'patna', locality: 'Patna', postalCode: '801503' },
      { id: 'bhagalpur', locality: 'Bhagalpur', postalCode: '812001' },
    ].map(({ id, ...parts }) => ({
      id,
      label: 'Address',
      name: '',
      add1: marked('House and lane'),
      add2: '',
      region: 'Bihar',
      ...parts,
    })),
    legal: {
      name: 'Nestif Private Limited',
      cin: 'U72900BR2021PTC054321',
      registeredOffice: 'Ganga House, Danapur, Patna 801503',
      contact: { name: 'Asha Devi', email: 'asha@nestif-patna.com' },
    },
  },
  'content/pages/services.yaml': {
    charging: { id: 'charging', ...ANSWER },
    duration: { id: 'duration', ...ANSWER },
    firstWeeks: { id: 'weeks', ...ANSWER },
  },
  'content/pages/about.yaml': {
    hero: {
      text: 'This is the text at the top.',
      picture: { file: PICTURE, alt: 'People at a table.' },
      partners: {
        heading: 'Our client partners',
        logos: ['one', 'two'].map((number) => ({ id: `partner-${number}`, name: marked(`Partner ${number}`) })),
      },
    },
  },
};

/** The content of all required content files, made from the schemas and from what the specification fixes. */
export function exampleContent(): Map<string, string> {
  return new Map(REQUIRED_FILES.map((file, index) => [file, printYaml(fieldSchemaOf(file), exampleOf(file, index))]));
}

function exampleOf(file: string, index: number): unknown {
  const name = /([\w-]+)\.yaml$/.exec(file)![1]!;
  const title = `The ${name.slice(0, 18)} page`;
  const named = newValues(file, { title, order: (index % 90) + 1, picture: PICTURE });
  // No two pages may say the same thing.
  const own = JSON.stringify(withoutMarks(named)).replaceAll('the trade', name.slice(0, 9));
  const made = JSON.parse(own) as Group;
  const values = { ...made, ...GIVEN[file] };
  for (const rule of SPECIFICATION[file] ?? []) {
    // A list that other pages of the kind need not have.
    if ('atLeast' in rule)
      values.list = { heading: 'The points', items: Array.from({ length: rule.atLeast }, pointOf) };
    for (const path of pathsOf(values, rule.at)) {
      apply(rule, valueAt(values, path.slice(0, -1)) as Group, String(path.at(-1)));
    }
  }
  return values;
}

const pointOf = (_: unknown, index: number): Group => ({
  id: `point-${index}`,
  heading: `Point ${index}`,
  text: `What point ${index} is about, in a sentence.`,
});

/** Sets a field of a group, or an entry of a list, to what a rule requires. */
function apply(rule: Rule, parent: Group, key: string): void {
  if ('reads' in rule) parent[key] = rule.reads;
  if ('says' in rule) {
    const group = parent[key] as Group;
    if (group.paragraphs) group.paragraphs = [`It says ${rule.says.join(' and ')} somewhere.`];
    else group.add2 = rule.says.join(', ');
  }
  if ('holds' in rule) parent[key] = listOf(parent[key] as Group[], rule.holds);
}

/** At least the requested number of entries, modelled on the given ones or else the first, with descriptive ids. */
function listOf(list: readonly Group[], wanted: readonly Values[]): Group[] {
  return Array.from({ length: Math.max(list.length, wanted.length) }, (_, index) => {
    const like = list[index] ?? list[0]!;
    const values = wanted[index];
    if (!values) return like;
    const [name = ''] = Object.values(values);
    const id = name
      .toLowerCase()
      .replace(/ office$/, '')
      .replace(/[^a-z]+/g, '-')
      .replace(/-$/, '');
    // An entry of the top navigation has the fields of one kind only.
    if ('pages' in values) return { id, ...values };
    if (name === 'Media') return { id, ...values, entries: [{ id: 'press', title: 'Press', url: '/media' }] };
    // No two entries of a list may say the same thing.
    return { ...like, ...('heading' in like && { heading: name }), ...values, id };
  });
}
