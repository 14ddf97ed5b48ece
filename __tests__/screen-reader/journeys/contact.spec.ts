import { FIELD_LIMITS } from '@/lib/contact/fields';
import { form as words } from '../../browser/content';
import { expect, test } from '../fixtures';
import type { Visit } from '../visit';

const { fields, errors, failure, privacy } = words;

/** Opens the contact page, and stands in the first field. */
async function open(visit: Visit): Promise<void> {
  await visit.open('/contacts');
  await visit.press('e', fields.fullname.label);
  await visit.mode('Focus mode');
}

/** Fills the fields in from the first one on; the button is next. */
async function fill(visit: Visit, email: string): Promise<void> {
  await visit.type('Asha Kumari');
  await visit.press('Tab', fields.email.label, 'required');
  await visit.type(email);
  await visit.press('Tab', fields.phone.label);
  await visit.press('Tab', fields.message.label);
  await visit.type('We need a stock register.');
  await visit.until('Tab', words.submit, 3);
}

/** What Orca says of the browser's question: Orca 43 at times only the button that has the focus in it. */
function asked(question: string): RegExp {
  return new RegExp(`${question.replaceAll('?', '\\?')}|OK push button`);
}

test('form, passed by without a mistake', async ({ visit }) => {
  await open(visit);
  await visit.press('Tab', fields.email.label, 'required', fields.email.hint!);
  visit.lacks('invalid');
  await visit.press('Tab', fields.phone.label);
  await visit.press('shift+Tab', fields.email.label);
  visit.lacks('invalid');
});

test('form with a mistake, corrected', async ({ visit, mailbox }) => {
  await open(visit);
  await fill(visit, 'asha@');
  await visit.press('Return', errors.summary, 'heading');
  visit.note('The mistake leads to its field');
  await visit.press('Tab', errors.emailFormat, 'link');
  await visit.press('Return', fields.email.label, 'invalid', errors.emailFormat);
  visit.note('Corrected and sent');
  await visit.press('ctrl+a');
  await visit.type('asha@example.com');
  await visit.until('Tab', words.submit, 4);
  await visit.press('Return', words.success);
  visit.lacks(errors.summary, words.sending);
  await mailbox.expectCount(1);
});

test('form with two mistakes', async ({ visit }) => {
  await open(visit);
  await visit.type('A'.repeat(FIELD_LIMITS.fullname + 1));
  await visit.press('Return', errors.summaryMany.replace('{count}', '2'), 'heading');
  const tooLong = errors.tooLong.replace('{field}', fields.fullname.label);
  await visit.press('Tab', tooLong.replace('{limit}', `${FIELD_LIMITS.fullname}`), 'link');
  await visit.press('Tab', errors.emailMissing, 'link');
});

test('form, sent', async ({ visit, mailbox, failMail }) => {
  await open(visit);
  await fill(visit, 'asha@example.com');
  visit.note('At a person’s pace: the alert is gone after two seconds');
  failMail({ kind: 'delay', milliseconds: 2_000 });
  visit.speakSlowly();
  await visit.press(
    'Return',
    words.sending,
    words.success,
    new RegExp(words.sentAt.replace('{time}', '\\d\\d:\\d\\d')),
  );
  visit.lacks(words.next.text.slice(0, 30));
  await mailbox.expectCount(1);
});

test('form, failing', async ({ visit, failMail }) => {
  await open(visit);
  await fill(visit, 'asha@example.com');
  failMail({ kind: 'answer', status: 429 });
  await visit.press('Return', failure.heading);
  visit.note('One sentence, once: not what stands below it');
  visit.lacks(failure.tooMany, failure.kept, failure.again);
  expect(visit.said.match(new RegExp(failure.heading, 'g'))).toHaveLength(1);
  visit.note('The form tries again by itself: nothing is heard');
  expect(await visit.listen(22_000)).toBe('');
  visit.note('What can be done');
  await visit.until('Tab', failure.again, 4);
  await visit.press('Return', failure.headingAgain);
  visit.lacks(failure.heading, failure.tooMany, failure.kept, 'status bar');
  visit.note('It gets through, by the same button, to which one comes back: Orca 48 reads on from an alert');
  failMail();
  await visit.press('Tab', failure.mail);
  await visit.press('shift+Tab', failure.again);
  await visit.press('Return', words.success);
  visit.lacks(failure.heading, failure.headingAgain, 'status bar');
});

test('form, offline', async ({ visit, failMail, site }) => {
  await open(visit);
  await fill(visit, 'asha@example.com');
  failMail({ kind: 'reset', stage: 'connect' });
  site.faults.set('/sw.js', { kind: 'reset', stage: 'connect' });
  await visit.press('Return', failure.heading);
  visit.lacks(failure.offline, failure.kept);
  visit.note('Down to the reasons');
  await visit.until('Down', failure.offline.slice(0, 20), 6);
  visit.note('The network is back');
  failMail();
  await visit.waits(60_000, words.success);
  await visit.hears(new RegExp(words.sentAt.replace('{time}', '\\d\\d:\\d\\d')));
  visit.note('One stands where the answer is, not on the button behind it');
  visit.lacks(privacy.forget);
  await visit.press('Down', words.next.text.slice(0, 20));
});

test('form, discarded and forgotten', async ({ visit, failMail }) => {
  await open(visit);
  await fill(visit, 'asha@example.com');
  failMail({ kind: 'answer', status: 429 });
  await visit.press('Return', failure.heading);
  await visit.until('Tab', failure.discard, 8);
  visit.note('It asks first');
  await visit.press('Return', asked(failure.ask));
  // Orca does not always name the button to which this leads back.
  await visit.press('Escape');
  await visit.until('shift+Tab', failure.again, 4);
  await visit.until('Tab', failure.discard, 4);
  await visit.press('Return', asked(failure.ask));
  await visit.press('Return', failure.discarded);
  expect(visit.said.match(new RegExp(failure.discarded, 'g'))).toHaveLength(1);
  visit.lacks('status bar');
  visit.note('Nothing is kept');
  await visit.until('Tab', privacy.forget, 8);
  await visit.press('Return', privacy.nothing);
  await visit.press('Return', privacy.nothing);
  visit.note('Something is typed, and forgotten');
  await visit.until('shift+Tab', new RegExp(`^${fields.message.label} .*entry`, 'm'), 12);
  await visit.type('A draft');
  await visit.until('Tab', privacy.forget, 8);
  await visit.press('Return', asked(privacy.ask));
  await visit.press('Return', privacy.forgotten);
});

test('form, waiting for an answer', async ({ visit, failMail }) => {
  await open(visit);
  await fill(visit, 'asha@example.com');
  failMail({ kind: 'silence' });
  await visit.press('Return', words.sending);
  expect(await visit.listen(5_000)).toBe('');
  await visit.waits(15_000, words.stillSending, failure.headingUnconfirmed);
  visit.lacks(failure.noAnswer);
});
