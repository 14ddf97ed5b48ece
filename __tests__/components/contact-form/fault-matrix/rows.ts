import type { Fault } from '../../../faults';
import * as texts from './texts';
import { MESSAGE, type Typed } from './texts';
import type { Shown } from './texts';
import type { Visitor } from './visitor';

/**
 * What can go wrong with a message and only a browser can prove. Status codes, texts, times and clicks are proven in the
 * unit tests beside.
 *
 * A row reads: `arrange` causes the fault. Then the form shows `shown`, the mailbox holds `arrived` messages, and what was
 * not delivered is `kept`. The fault ends, and `next` happens. In the end the mailbox holds `total` messages.
 */

interface Outcome {
  shown: Shown;
  arrived: number;
  kept: 'nothing' | 'on the device' | 'in memory';
  next:
    | 'nothing'
    /** The message is sent by itself within the hour. */
    | 'retried'
    /** The message is sent at once when the device is online, long before its next attempt is due. */
    | 'sent when online'
    /** The message is never sent by itself; it did not arrive, and the visitor sends it again. */
    | 'sent again'
    /** The message is never sent by itself; it arrived, and the visitor discards it. */
    | 'discarded';
  total: number;
}

export interface Row extends Outcome {
  fault: string;
  arrange: (visitor: Visitor) => Promise<void>;
}

const SENT: Outcome = { shown: 'sent', arrived: 1, kept: 'nothing', next: 'nothing', total: 1 };
const BUSY: Outcome = { shown: 'too many at once', arrived: 0, kept: 'on the device', next: 'retried', total: 1 };
const OFFLINE: Outcome = { ...BUSY, shown: 'not connected', next: 'sent when online' };
const lost = (shown: Shown): Outcome => ({ ...BUSY, shown, next: 'sent again' });
const arrived = (shown: Shown): Outcome => ({ ...BUSY, shown, arrived: 1, next: 'discarded' });

const BROKE = 'the connection broke; it may have arrived';
const NO_ANSWER = 'no answer; it may have arrived';
const FAILED = 'the service failed; it may have arrived';
const CLOSED = 'the page was closed; it may have arrived';

const TIMEOUT = 15_000;
const ANSWER_429: Fault = { kind: 'answer', status: 429 };

const row = (fault: string, outcome: Outcome, arrange: Row['arrange']): Row => ({ fault, ...outcome, arrange });

/** Sends a message to a service with this fault. */
const service = (fault: Fault, timeout = 0) => {
  return async (visitor: Visitor) => {
    await visitor.open();
    visitor.failMail(fault);
    await visitor.sendAndLeave();
    if (timeout) await visitor.pass(timeout);
  };
};

const types = (typed: Typed) => async (visitor: Visitor) => {
  await visitor.open();
  await visitor.send(typed);
};

export const FAULTS: Row[] = [
  // --- Network ---------------------------------------------------------------------------------------------------------
  row('The device is offline', OFFLINE, async (visitor) => {
    await visitor.open();
    await visitor.setOffline(true);
    await visitor.send();
    await visitor.expectShown('not connected', MESSAGE);
    await visitor.pass(60_000);
  }),
  row('The device is offline, and the page is closed and opened again later', SENT, async (visitor) => {
    await visitor.open();
    await visitor.setOffline(true);
    await visitor.send();
    await visitor.expectShown('not connected', MESSAGE);
    await visitor.reopen(() => visitor.setOffline(false));
  }),
  row('DNS does not know the service', lost(BROKE), (visitor) => visitor.sendInto('namenotresolved')),
  row(
    'The connection is reset before the service has the message',
    lost(BROKE),
    service({ kind: 'reset', stage: 'connect' }),
  ),
  row('The connection is reset before the answer', arrived(BROKE), service({ kind: 'reset', stage: 'answer' })),
  row('The connection is reset in the body of the answer', arrived(BROKE), service({ kind: 'reset', stage: 'body' })),
  row(
    'A gateway answers 502 before the service has the message',
    lost(FAILED),
    service({ kind: 'answer', status: 502 }),
  ),
  row('No answer, and the message was not taken', lost(NO_ANSWER), service({ kind: 'silence' }, TIMEOUT)),
  row('An answer that never ends', arrived(NO_ANSWER), service({ kind: 'endless' }, TIMEOUT)),

  // --- Page ------------------------------------------------------------------------------------------------------------
  row('Reload during sending, when the service has the message', arrived(CLOSED), async (visitor) => {
    await service({ kind: 'endless' })(visitor);
    await visitor.mailbox.expectCount(1);
    await visitor.open();
    await visitor.passClaim();
  }),
  row('Tab closed during sending and opened again', lost(CLOSED), async (visitor) => {
    await service({ kind: 'silence' })(visitor);
    await visitor.reopen();
    await visitor.passClaim();
  }),
  row('Tab closed between Submit and sending, and opened again', SENT, async (visitor) => {
    await visitor.stopClock();
    await visitor.open();
    await visitor.send();
    await visitor.expectKept(1);
    await visitor.reopen(() => visitor.startClock());
  }),
  row('Away and back (back/forward cache) during sending, no answer', lost(NO_ANSWER), async (visitor) => {
    await service({ kind: 'silence' })(visitor);
    await visitor.goAway();
    await visitor.goBack();
    await visitor.pass(TIMEOUT);
  }),
  row('Away and back (back/forward cache) during sending, the answer comes meanwhile', SENT, async (visitor) => {
    await service({ kind: 'delay', milliseconds: 300 })(visitor);
    await visitor.goAway();
    await visitor.mailbox.expectCount(1);
    await visitor.goBack();
  }),
  row(
    'Away during sending, and the page is opened while the old one is in the cache',
    lost(CLOSED),
    async (visitor) => {
      await service({ kind: 'silence' })(visitor);
      await visitor.goAway();
      await visitor.open();
      await visitor.passClaim();
    },
  ),
  row('Away and back (back/forward cache) with a message to retry', SENT, async (visitor) => {
    await service(ANSWER_429)(visitor);
    await visitor.passUntilTried(3);
    await visitor.expectShown('too many at once', MESSAGE);
    await visitor.pass(1_100);
    await visitor.goAway();
    visitor.failMail();
    await visitor.goBack();
  }),

  // --- Several tabs ----------------------------------------------------------------------------------------------------
  row('Two tabs send a message each at the same time', { ...SENT, arrived: 2, total: 2 }, async (visitor) => {
    const second = await visitor.openSecondTab();
    await visitor.open();
    const other = { ...MESSAGE, message: 'Of the second tab' };
    await second.fill(other);
    await visitor.form.fill(MESSAGE);
    await Promise.all([visitor.submit(), visitor.submit(other, second)]);
    await visitor.pass(1_500);
  }),
  row('Two tabs are open when the network comes back', OFFLINE, async (visitor) => {
    await visitor.open();
    await visitor.openSecondTab();
    await visitor.setOffline(true);
    await visitor.send();
    await visitor.expectShown('not connected', MESSAGE);
    await visitor.pass(60_000);
  }),
  row('Send again is pressed in two tabs', SENT, async (visitor) => {
    await visitor.open();
    const second = await visitor.openSecondTab();
    visitor.failMail({ kind: 'reset', stage: 'connect' });
    await visitor.send();
    await visitor.expectShown(BROKE, MESSAGE);
    await second.sendAgain.waitFor();
    visitor.failMail();
    await visitor.sendAgainIn(visitor.form, second);
    await visitor.pass(5_000);
  }),
  row('Another message is typed in a second tab, and the first one is reloaded', SENT, async (visitor) => {
    await visitor.open();
    const second = await visitor.openSecondTab();
    await visitor.form.fill(MESSAGE);
    await second.fill({ ...MESSAGE, message: 'Another one' });
    await visitor.open();
    await visitor.form.expectFields(MESSAGE);
    await visitor.submit();
  }),
  row('The tab that failed to send is closed, another one is open', BUSY, async (visitor) => {
    await visitor.open();
    const second = await visitor.openSecondTab();
    visitor.failMail(ANSWER_429);
    await visitor.send();
    await visitor.expectShown('too many at once', MESSAGE);
    await visitor.page.close();
    visitor.form = second;
  }),

  // --- Storage ---------------------------------------------------------------------------------------------------------
  row('Storage is full, and the service takes no more', { ...BUSY, kept: 'in memory' }, async (visitor) => {
    await visitor.breakStorage('full');
    await service(ANSWER_429)(visitor);
  }),
  row(
    'Storage is blocked, and the tab is to be closed during sending: the browser asks first',
    { ...lost(NO_ANSWER), kept: 'in memory' },
    async (visitor) => {
      await visitor.breakStorage('blocked');
      await service({ kind: 'silence' })(visitor);
      await visitor.tryToClose();
      await visitor.pass(TIMEOUT);
    },
  ),
  row('Storage is blocked, and the tab is to be closed with a draft: the browser asks first', SENT, async (visitor) => {
    await visitor.breakStorage('blocked');
    await visitor.open();
    await visitor.form.fill(MESSAGE);
    await visitor.tryToClose();
    await visitor.submit();
  }),
  row('Storage is corrupt', SENT, async (visitor) => {
    await visitor.breakStorage('corrupt');
    await types(MESSAGE)(visitor);
  }),

  // --- Text ------------------------------------------------------------------------------------------------------------
  row('Every field as long as its limit', SENT, types(texts.LONGEST)),
  row('Text of every kind: all Unicode planes, right to left, emoji, HTML, templates', SENT, types(texts.ANY_TEXT)),
  row('Autofill without a key or an event, with line breaks in the name', SENT, async (visitor) => {
    await visitor.open();
    await visitor.autofillWithLineBreaks(texts.LINE_BREAKS);
  }),
];
