import { SCHEMAS } from '@/lib/content/schema';
import * as common from '@/lib/content/schema/common';
import { figure } from '@/lib/content/schema/figures';
import { jsonSchemaOf, limitsOf, type FieldSchema } from '@/lib/content/schema/json-schema';

/** Between these two lines `docs/content-fields.md` is generated. */
const START = '<!-- Generated from lib/content/schema by "npm run docs": change the schemas instead. -->';
const END = '<!-- End of the generated part. -->';

const SCHEMAS_OF_BLOCKS = { ...common, figure };

/** Groups of fields that mean the same wherever they stand, each with its introduction. */
const BLOCKS: readonly [schema: keyof typeof SCHEMAS_OF_BLOCKS, introduction: string][] = [
  ['page', 'What search engines and menus know of a page.'],
  ['picture', 'A picture, with the text that is read out to people who cannot see it.'],
  ['link', 'A button or a text link.'],
  ['point', 'One entry of a list of benefits, steps, technologies and the like.'],
  ['section', 'A heading with paragraphs and, if you like, short points.'],
  [
    'figure',
    'A figure of an insight: the fields of one kind, with the caption. See [Draw a figure](editing-content.md#draw-a-figure).',
  ],
  ['callToAction', 'The call to action that ends a page.'],
];

/**
 * The list of all fields with tables as the schemas say.
 *
 * @param document the text of `docs/content-fields.md`
 * @throws {Error} when the lines are missing between which the tables stand
 */
export function withFieldTables(document: string): string {
  const [before, rest] = document.split(START);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined)
    throw new Error(`The list of fields does not hold "${START}" and "${END}".`);
  return `${before}${START}\n\n${fieldTables()}\n${END}${after}`;
}

function fieldTables(): string {
  const blocks = BLOCKS.map(
    ([name, introduction]) =>
      `### ${name}\n\n${introduction}\n\n${tableOf(jsonSchemaOf(SCHEMAS_OF_BLOCKS[name] as never))}`,
  );
  const files = Object.entries(SCHEMAS).map(([file, schema]) => `### \`${file}\`\n\n${tableOf(jsonSchemaOf(schema))}`);
  return [...blocks, ...files].join('\n');
}

type Row = [field: string, description: string, limits: string];

/** A Markdown table as Prettier formats it: each column as wide as its widest cell. */
function tableOf(schema: FieldSchema): string {
  const rows: Row[] = [['Field', 'What it is', 'Limits'], ...rowsOf(schema, '', false)];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const [head, ...lines] = rows.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`,
  );
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return `${[head, rule, ...lines].join('\n')}\n`;
}

/** A row for each field of a group and of the groups in it. The fields of a block have a table of their own. */
function rowsOf({ properties = {}, required = [], anyOf = [] }: FieldSchema, parent: string, optional: boolean): Row[] {
  const rows = Object.entries(properties).flatMap(([key, schema]) =>
    fieldRows(schema, parent + key, optional || !required.includes(key)),
  );
  // Alternatives share fields: each has one row.
  const options = new Map(anyOf.flatMap((option) => rowsOf(option, parent, optional)).map((row) => [row[0], row]));
  return [...rows, ...options.values()];
}

function fieldRows(schema: FieldSchema, path: string, optional: boolean): Row[] {
  if (schema.properties && !schema.block) return rowsOf(schema, `${path}.`, optional);
  const limits = `${limitsInMarkdown(schema)}${optional ? '; optional' : ''}`;
  const description = (schema.description ?? '').replace(/\{\w+\}/g, '`$&`');
  const entries = schema.items && !schema.items.block ? rowsOf(schema.items, `${path}[].`, false) : [];
  return [[`\`${path}\``, description, limits.replaceAll('|', '\\|')], ...entries];
}

function limitsInMarkdown(schema: FieldSchema): string {
  if (schema.block) return `[${schema.block}](#${schema.block.toLowerCase()})`;
  if (schema.check === 'id') return 'an [id](#ids)';
  if (schema.check === 'link') return 'a [link](#links)';
  const limits = limitsOf(schema) ?? '';
  return schema.items?.block ? limits.replace('entries', `× ${limitsInMarkdown(schema.items)}`) : limits;
}
