import type { CmsConfig, Collection, CollectionFile, StandardField, VariableFieldType } from '@sveltia/cms';
import { pagePath, schemasOf } from '@/lib/content/files';
import { COLLECTION_NAMES, PAGE_FILES, SHARED_FILES } from '@/lib/content/schema';
import { NAMES, type FieldSchema } from '@/lib/content/values';

/** What the brackets of a placeholder add to a text. */
const BRACKETS = '[[]]'.length;
const PLACEHOLDER = '^\\[\\[.+\\]\\]$';
/** The fields that can name an entry of a list, the best first. */
const TITLES = [...NAMES, 'caption', 'when', 'url', 'id'];

/** Phones take pictures as HEIC, which the CMS turns into WebP. */
const PICTURES = 'image/jpeg,image/png,image/webp,.heic,.heif';

const ONE_PARAGRAPH: [string, string] = [
  '^\\S(.*\\S)?$',
  'Write one paragraph, without line breaks or spaces at its ends.',
];

/**
 * The configuration of Sveltia CMS, made from the schemas of the content, with documented options only.
 *
 * @param repository on GitHub, such as `owner/name`; without one, editors can only work with a local copy
 */
export function configOf(repository = 'local/only'): CmsConfig {
  const config: CmsConfig = {
    load_config_file: false,
    app_title: 'Edit the site',
    backend: {
      name: 'github',
      repo: repository,
      branch: 'main',
      auth_methods: ['token'],
      squash_merges: true,
      // The status that check.yml gives to a commit.
      preview_context: 'preview',
      commit_messages: {
        create: 'Add {{collection}} {{slug}}',
        update: 'Edit {{collection}} {{slug}}',
        delete: 'Remove {{collection}} {{slug}}',
      },
    },
    publish_mode: 'editorial_workflow',
    media_folder: 'content/pictures',
    public_folder: '/pictures',
    media_libraries: {
      default: {
        config: {
          slugify_filename: true,
          max_file_size: 25_000_000,
          transformations: { raster_image: { format: 'webp', quality: 90, width: 2560, height: 2560 } },
        },
      },
      stock_assets: false,
    },
    slug: { encoding: 'ascii', clean_accents: true, lowercase: true },
    // As `npm run format` writes files.
    output: { omit_empty_optional_fields: true, yaml: { indent_size: 2, indent_sequences: true, quote: 'none' } },
    editor: { preview: false },
    collections: [
      {
        name: 'pages',
        label: 'Pages',
        label_singular: 'Page',
        files: Object.keys(PAGE_FILES).map((name) => fileOf(name, `pages/${name}`, pagePath(name))),
      },
      ...COLLECTION_NAMES.map(folderOf),
      {
        name: 'shared',
        label: 'On every page',
        label_singular: 'Part',
        files: Object.keys(SHARED_FILES).map((name) => fileOf(name, name)),
      },
    ],
  };
  // Without what is undefined.
  return JSON.parse(JSON.stringify(config)) as CmsConfig;
}

function fileOf(name: string, at: string, address?: string): CollectionFile {
  const file = `content/${at}.yaml`;
  const schema = schemasOf(file)!.stored;
  return { name, file, label: schema.label, preview_path: address, format: 'yaml', fields: fieldsOf(schema, false) };
}

function folderOf(name: string): Collection {
  const schema = schemasOf(`content/${name}/*.yaml`)!.stored;
  return {
    name,
    label: name.replace('-', ' ').replace(/^./, (letter) => letter.toUpperCase()),
    label_singular: schema.label,
    folder: `content/${name}`,
    extension: 'yaml',
    format: 'yaml',
    identifier_field: 'page.menu',
    summary: '{{page.menu}}',
    sortable_fields: { fields: ['page.order'], default: { field: 'page.order' } },
    slug: {
      template: '{{page.menu}}',
      editable: ['create'],
      hint: 'The address of the page. It cannot be changed later.',
      pattern: [
        '^[a-z][a-z0-9-]*$',
        'Use lower-case letters, digits and hyphens, beginning with a letter: river-ports.',
      ],
    },
    thumbnail: false,
    aliases_field: false,
    preview_path: '/{{slug}}',
    fields: fieldsOf(schema, false),
  };
}

/** Whether a group is closed: once it is filled in, or never. */
type Collapsed = 'auto' | false;

const fieldsOf = ({ properties = {}, required = [] }: FieldSchema, collapsed: Collapsed = 'auto'): StandardField[] =>
  Object.entries(properties).map(([name, schema]) => fieldOf(name, schema, required.includes(name), collapsed));

function fieldOf(name: string, schema: FieldSchema, isRequired: boolean, collapsed: Collapsed): StandardField {
  const { type, const: constant, label, hint, input } = schema;
  if (constant !== undefined) return { name, widget: 'hidden', default: constant };
  // The site makes an id that is left empty from the heading.
  const common = { name, label, hint, required: isRequired && input !== 'id' };
  if (schema.oneOf) return { ...common, widget: 'object', collapsed, types: schema.oneOf.map(typeOf) };
  if (schema.properties)
    return { ...common, widget: 'object', collapsed, summary: summaryOf(schema), fields: fieldsOf(schema) };
  if (schema.items) {
    const { items, singular, minItems: min, maxItems: max } = schema;
    // The CMS accepts a list that is too short.
    const hints = [hint, Number(min) > 1 && `At least ${min}.`].filter(Boolean).join(' ');
    const list = { ...common, hint: hints, widget: 'list' as const, label_singular: singular, min, max };
    if (items.oneOf) return { ...list, collapsed: true, types: items.oneOf.map(typeOf) };
    if (items.properties) return { ...list, collapsed: true, summary: summaryOf(items), fields: fieldsOf(items) };
    return { ...list, field: fieldOf('entry', items, true, collapsed) };
  }
  if (schema.enum) return { ...common, widget: 'select', options: schema.enum.map(String) };
  if (type === 'boolean') return { ...common, widget: 'boolean' };
  if (type !== 'string') {
    const { minimum, exclusiveMinimum, maximum: max } = schema;
    const min = minimum ?? exclusiveMinimum;
    return { ...common, widget: 'number', value_type: type === 'integer' ? 'int' : 'float', min, max };
  }
  if (input === 'date') return { ...common, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (input === 'picture') return { ...common, widget: 'image', choose_url: false, accept: PICTURES };
  const { minLength = 0, maxLength, pattern } = schema;
  return {
    ...common,
    widget: input === 'text' ? 'text' : 'string',
    use_emoji_autocomplete: false,
    minlength: minLength > 1 ? minLength : undefined,
    maxlength: maxLength && maxLength + BRACKETS,
    pattern: pattern ? [`${pattern}|${PLACEHOLDER}`, hint ?? ''] : ONE_PARAGRAPH,
  };
}

/** An alternative of a union. The CMS adds the field `type` itself. */
function typeOf(option: FieldSchema): VariableFieldType {
  const { type, ...properties } = option.properties ?? {};
  const fields = fieldsOf({ ...option, properties });
  return { name: String(type?.const), label: option.label, widget: 'object', summary: summaryOf(option), fields };
}

function summaryOf({ properties = {} }: FieldSchema): string | undefined {
  const title = TITLES.find((name) => name in properties);
  return title && `{{${title}}}`;
}
