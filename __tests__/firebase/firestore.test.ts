/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { doc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { FIELD_LIMITS, FIELD_NAMES } from '@/lib/email/fields';
import { COLLECTION, writeMessage } from '@/lib/firestore';

jest.mock('firebase/firestore/lite');
jest.mock('@/lib/firebase', () => ({ getFirebaseDatabase: async () => 'the database' }));

const RULES = readFileSync('firestore.rules', 'utf8');
const FIELDS = { fullname: 'Asha', email: 'asha@example.com', phone: '', message: 'Hello' };

test('a message becomes one document under its own id, with the time of the server', async () => {
  jest.mocked(doc).mockReturnValue('the document' as never);
  jest.mocked(serverTimestamp).mockReturnValue('now' as never);
  await writeMessage('one', FIELDS);
  expect(doc).toHaveBeenCalledWith('the database', COLLECTION, 'one');
  expect(setDoc).toHaveBeenCalledWith('the document', { ...FIELDS, sentAt: 'now' });
});

test('a refused write rejects', async () => {
  jest.mocked(setDoc).mockRejectedValueOnce(new Error('permission-denied'));
  await expect(writeMessage('one', FIELDS)).rejects.toThrow('permission-denied');
});

describe('the rules', () => {
  test('know the collection, and the fields with the limits of the form', () => {
    expect(RULES).toContain(`match /${COLLECTION}/{id}`);
    const keys = [...FIELD_NAMES, 'sentAt'].map((name) => `'${name}'`).join(', ');
    expect(RULES).toContain(`hasOnly([${keys}])`);
    expect(RULES).toContain(`hasAll([${keys}])`);
    for (const name of FIELD_NAMES) {
      expect(RULES).toContain(`isText(request.resource.data.${name}, ${FIELD_LIMITS[name]})`);
    }
  });

  test('allow nothing but creating', () => {
    const allowed = [...RULES.matchAll(/allow ([a-z, ]+): if ([^\n]*)/g)].map(([, what, when]) => [what, when]);
    expect(allowed).toEqual([
      ['create', expect.stringContaining('request.resource.data.keys()')],
      ['read, update, delete', 'false;'],
    ]);
  });
});
