import { NO_FIELDS } from '@/lib/contact/fields';
import { fieldsAfter } from '@/components/contact-form/form-fields';
import { message } from '@/__tests__/lib/outbox/messages';

const failed = message({ state: 'retry', failure: 'tooMany' });
const queued = message({ ...failed, state: 'queued' });
const sending = message({ ...failed, state: 'sending' });
const later = message({ ...failed, id: 'two', fields: { ...NO_FIELDS, message: 'Later' } });

const text = failed.fields;
const typed = { ...NO_FIELDS, message: 'Typed since' };
const empty = NO_FIELDS;

test.each([
  ['nothing waits', [typed, [], []], [typed, undefined]],
  ['it fails: it comes back', [empty, [message()], [failed]], [text, 'one']],
  ['it fails: what was typed since stays', [typed, [message()], [failed]], [typed, 'one']],
  ['it fails again: emptied fields stay empty', [empty, [sending], [failed], 'one'], [empty, 'one']],
  ['the visitor sends it again: it may come back again', [empty, [failed], [queued], 'one'], [empty, undefined]],
  ['it is sent again by itself: it may not', [empty, [failed], [sending], 'one'], [empty, 'one']],
  ['a later one fails: that comes back', [empty, [failed], [failed, later], 'one'], [later.fields, 'two']],
  ['it is sent after all: it leaves the fields', [text, [sending], [], 'one'], [empty, 'one']],
  ['it is sent after all: what was typed since stays', [typed, [sending], [], 'one'], [typed, 'one']],
  ['it is discarded: the one before comes back', [later.fields, [failed, later], [failed], 'two'], [text, 'one']],
] as [string, Parameters<typeof fieldsAfter>, unknown[]][])('%s', (_, parameters, after) => {
  const { fields, returned } = fieldsAfter(...parameters);
  expect([fields, returned]).toEqual(after);
});
