import type { Fields } from '@/lib/contact/fields';
import { toResult, type Result } from '@/lib/contact/result';
import { COLLECTION, DATABASE_ORIGIN, mailOf, newId, TIME_FIELD } from './mail';

/** A value as Firestore's REST API writes it. */
function valueOf(value: unknown): object {
  if (typeof value === 'string') return { stringValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(valueOf) } };
  return { mapValue: { fields: fieldsOf(value as object) } };
}

const fieldsOf = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueOf(value)]));

/**
 * Stores a message in the document database from the worker, where Firebase's library is not loaded. It writes the same
 * document as `storeBySdk`, and never rejects.
 */
export async function storeByRest(fields: Fields): Promise<Result> {
  const database = `projects/${process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID}/databases/(default)`;
  const update = { name: `${database}/documents/${COLLECTION}/${newId()}`, fields: fieldsOf(mailOf(fields)) };
  const updateTransforms = [{ fieldPath: TIME_FIELD, setToServerValue: 'REQUEST_TIME' }];
  const body = JSON.stringify({ writes: [{ update, updateTransforms }] });
  try {
    const url = `${DATABASE_ORIGIN}/v1/${database}/documents:commit?key=${process.env.NEXT_PUBLIC_FIREBASE_API_KEY}`;
    const { status } = await fetch(url, { method: 'POST', body });
    return status === 200 ? { type: 'stored' } : toResult(status, '');
  } catch {
    return toResult(0, '');
  }
}
