import { childOf, type FieldSchema, type PathKey } from './json-schema';

/** The name of a field in the form and in messages: the `label` in its schema, or else its name in words. */
export function labelOf(name: string, schema: FieldSchema | undefined): string {
  return schema?.label ?? inWords(name);
}

/** The name of one entry of a list: `Section` of `Sections`. */
export function entryLabelOf(label: string, schema: FieldSchema | undefined): string {
  if (schema?.items?.label) return schema.items.label;
  return /s$/.test(label) ? label.replace(/ies$/, 'y').replace(/s$/, '') : 'Entry';
}

/** The name of a page of a folder: `Industry` of `industries`. */
export const pageLabelOf = (collection: string): string => entryLabelOf(inWords(collection), undefined);

/** `callToAction` as `Call to action`. */
export function inWords(name: string): string {
  const words = name.replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Names a field by the labels on the path to it: `Section 3 › Heading`; empty for the file as a whole. */
export function labelOfPath(root: FieldSchema | undefined, path: readonly PathKey[]): string {
  let schema = root;
  const labels: string[] = [];
  for (const step of path) {
    const child = schema && childOf(schema, step);
    if (typeof step === 'number') labels.push(`${entryLabelOf(labels.pop() ?? '', schema)} ${step + 1}`);
    else labels.push(labelOf(step, child));
    schema = child;
  }
  return labels.join(' › ');
}
