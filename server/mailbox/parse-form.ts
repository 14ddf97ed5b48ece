import { Busboy } from '@fastify/busboy';
import { oneLine } from './one-line';
import { Refusal } from './refusal';

/** A form of this site has eight. */
const MOST_FIELDS = 100;

/**
 * Reads the fields of a multipart form, each exactly as it was sent (UTF-8).
 *
 * @throws Refusal (400) for another type, a body that is malformed or cut off, a file, a field without a name or given
 *   twice: a message is taken whole or not at all.
 */
export function parseForm(contentType: string | undefined, body: Buffer): Promise<Map<string, string>> {
  return new Promise((resolve, reject) => {
    const refuse = (text: string) => reject(new Refusal(400, text));
    const parser = parserFor(contentType, body.length);
    const fields = new Map<string, string>();
    parser.on('field', (name: string | undefined, value) => {
      if (!name) return refuse('The form has a field without a name');
      if (fields.has(name)) return refuse(`The form has the field ${oneLine(name)} twice`);
      fields.set(name, value);
    });
    parser.on('filesLimit', () => refuse('Files are not accepted'));
    parser.on('fieldsLimit', () => refuse(`The form has more than ${MOST_FIELDS} fields`));
    parser.on('error', () => refuse('The form is malformed or cut off'));
    parser.on('finish', () => resolve(fields));
    parser.end(body);
  });
}

function parserFor(contentType: string | undefined, size: number) {
  if (!contentType || !/^multipart\/form-data\s*;/i.test(contentType)) {
    throw new Refusal(400, 'The request must be multipart/form-data');
  }
  try {
    const limits = { files: 0, fields: MOST_FIELDS, fieldSize: size };
    return new Busboy({ headers: { 'content-type': contentType }, limits });
  } catch {
    throw new Refusal(400, 'The request has no valid multipart boundary');
  }
}
