import type { Fault } from '@/server/fault-injection';
import type { Typed } from '../contact-form-part';
import * as texts from './texts';
import { MESSAGE } from './texts';
import type { Visitor } from './visitor';

/**
 * What can go wrong with a message and only a browser can prove, and what becomes of it. The answers of the service, texts,
 * times and clicks are proven in the unit tests beside.
 *
 * Read a row so: this fault is arranged; then the visitor is told `told`, so many messages lie in the mailbox, and what
 * is not delivered is `kept`. The fault ends, and `next` happens. In the end `arrives` messages lie in the mailbox.
 */

export type Told =
  | 'sent'
  | 'no network'
  | 'the service refused'
  | 'too many at once'
  | 'may have arrived: the connection broke'
  | 'may have arrived: no answer'
  | 'may have arrived: the page was closed'
  | 'a day has passed';

/** What happens to the message when nothing is broken any more. */
export type Next =
  /** It is delivered: nothing may be sent once more. */
  | 'nothing'
  /** It is sent without the visitor doing anything. */
  | 'goes by itself'
  /** It is sent at once when the device is online, long before its next try is due. */
  | 'goes when the network is back'
  /** It is never sent again by itself; the visitor sends it, not knowing that it did not arrive. */
  | 'the visitor sends it again'
  /** It is never sent again by itself; the visitor discards it, hoping that it has arrived. */
  | 'the visitor discards it';

export interface Row {
  fault: string;
  arrange: (visitor: Visitor) => Promise<void>;
  told: Told;
  /** Messages in the mailbox when the visitor is told. */
  arrived: number;
  kept: 'nothing' | 'on the device' | 'in memory';
  next: Next;
  /** Messages in the mailbox in the end. */
  arrives: number;
}

type Outcome = Omit<Row, 'fault' | 'arrange'>;

const SENT: Outcome = { told: 'sent', arrived: 1, kept: 'nothing', next: 'nothing', arrives: 1 };
const REFUSED: Outcome = {
  told: 'the service refused',
  arrived: 0,
  kept: 'on the device',
  next: 'goes by itself',
  arrives: 1,
};
const TOO_MANY: Outcome = { ...REFUSED, told: 'too many at once' };
const OFFLINE: Outcome = { ...REFUSED, told: 'no network', next: 'goes when the network is back' };

/** Nobody can know whether it arrived: it did not, and the visitor sends it again. */
const LOST = (told: Told): Outcome => ({
  told,
  arrived: 0,
  kept: 'on the device',
  next: 'the visitor sends it again',
  arrives: 1,
});
/** Nobody can know whether it arrived: it did, and the visitor leaves it at that. */
const ARRIVED = (told: Told): Outcome => ({
  told,
  arrived: 1,
  kept: 'on the device',
  next: 'the visitor discards it',
  arrives: 1,
});
const BROKE = 'may have arrived: the connection broke';
const NO_ANSWER = 'may have arrived: no answer';
const CLOSED = 'may have arrived: the page was closed';

/** Sends a message to a service with this fault. */
const service = (fault: Fault, timeout = 0) => {
  return async (visitor: Visitor) => {
    await visitor.open();
    visitor.failMail(fault);
    await visitor.sendAndLeave();
    if (timeout) await visitor.pass(timeout);
  };
};
const answers = (status: number, body = '', handled = false) => service({ kind: 'answer', status, body, handled });

const types = (typed: Typed) => async (visitor: Visitor) => {
  await visitor.open();
  await visitor.send(typed);
};

const TIMEOUT = 15_000;
const HOUR = 3_600_000;

export const FAULTS: Row[] = [
  // --- Network ---------------------------------------------------------------------------------------------------------
  { fault: 'Nothing', arrange: types(MESSAGE), ...SENT },
  {
    fault: 'The device is offline',
    arrange: async (visitor) => {
      await visitor.open();
      await visitor.setOffline(true);
      await visitor.send();
      await visitor.passUntilTried(3);
    },
    ...OFFLINE,
  },
  {
    fault: 'The device is offline, and the page is closed and opened again later',
    arrange: async (visitor) => {
      await visitor.open();
      await visitor.setOffline(true);
      await visitor.send();
      await visitor.expectTold('no network', MESSAGE);
      await visitor.reopen(() => visitor.setOffline(false));
    },
    ...SENT,
  },
  { fault: 'DNS does not know the service', arrange: (visitor) => visitor.sendInto('namenotresolved'), ...LOST(BROKE) },
  {
    fault: 'The connection is reset before the service has the message',
    arrange: service({ kind: 'reset', stage: 'connect' }),
    ...LOST(BROKE),
  },
  {
    fault: 'The connection is reset before the answer',
    arrange: service({ kind: 'reset', stage: 'answer' }),
    ...ARRIVED(BROKE),
  },
  {
    fault: 'The connection is reset in the body of the answer',
    arrange: service({ kind: 'reset', stage: 'body' }),
    ...ARRIVED(BROKE),
  },

  // --- Answers ---------------------------------------------------------------------------------------------------------
  { fault: 'Answer 429', arrange: answers(429, 'Too Many Requests'), ...TOO_MANY },
  { fault: 'Answer 500', arrange: answers(500, 'The service is down'), ...REFUSED },
  {
    fault: 'No answer, and the message was not taken',
    arrange: service({ kind: 'silence' }, TIMEOUT),
    ...LOST(NO_ANSWER),
  },
  { fault: 'An answer that never ends', arrange: service({ kind: 'endless' }, TIMEOUT), ...ARRIVED(NO_ANSWER) },

  // --- Page ------------------------------------------------------------------------------------------------------------
  {
    fault: 'Reload while a message is typed',
    arrange: async (visitor) => {
      await visitor.open();
      await visitor.fill();
      await visitor.open();
      await visitor.form.expectFields(MESSAGE);
      await visitor.submit();
    },
    ...SENT,
  },
  {
    fault: 'Reload during sending, when the service has the message',
    arrange: async (visitor) => {
      await service({ kind: 'endless' })(visitor);
      await visitor.mailbox.expectCount(1);
      await visitor.open();
    },
    ...ARRIVED(CLOSED),
  },
  {
    fault: 'Tab closed during sending and opened again',
    arrange: async (visitor) => {
      await service({ kind: 'silence' })(visitor);
      await visitor.reopen();
    },
    ...LOST(CLOSED),
  },
  {
    fault: 'Tab closed between Submit and sending, and opened again',
    arrange: async (visitor) => {
      await visitor.stopClock();
      await visitor.open();
      await visitor.send();
      await visitor.expectKept(1);
      await visitor.reopen(() => visitor.startClock());
    },
    ...SENT,
  },
  {
    fault: 'Away and back (back/forward cache) during sending, no answer',
    arrange: async (visitor) => {
      await service({ kind: 'silence' })(visitor);
      await visitor.goAway();
      await visitor.goBack();
      await visitor.pass(TIMEOUT);
    },
    ...LOST(NO_ANSWER),
  },
  {
    fault: 'Away and back (back/forward cache) during sending, the answer comes meanwhile',
    arrange: async (visitor) => {
      await service({ kind: 'delay', milliseconds: 300 })(visitor);
      await visitor.goAway();
      await visitor.mailbox.expectCount(1);
      await visitor.goBack();
    },
    ...SENT,
  },
  {
    fault: 'Away during sending, and the page is opened anew while the old one is in the cache',
    arrange: async (visitor) => {
      await service({ kind: 'silence' })(visitor);
      await visitor.goAway();
      await visitor.open();
    },
    ...LOST(CLOSED),
  },
  {
    fault: 'Away and back (back/forward cache) with a message that waits',
    arrange: async (visitor) => {
      await answers(500)(visitor);
      await visitor.passUntilTried(3);
      await visitor.expectTold('the service refused', MESSAGE);
      await visitor.pass(1_100);
      await visitor.goAway();
      visitor.failMail({ kind: 'answer', status: 429 });
      await visitor.goBack();
    },
    ...TOO_MANY,
  },
  {
    fault: 'Two tabs send a message each at the same time',
    arrange: async (visitor) => {
      const second = await visitor.openSecondTab();
      await visitor.open();
      const other = { ...MESSAGE, message: 'Of the second tab' };
      await second.fill(other);
      await visitor.fill();
      await Promise.all([visitor.submit(), visitor.submit(other, second)]);
      await visitor.pass(1_500);
    },
    ...SENT,
    arrived: 2,
    arrives: 2,
  },
  {
    fault: 'Two tabs are open when the network comes back',
    arrange: async (visitor) => {
      await visitor.open();
      await visitor.openSecondTab();
      await visitor.setOffline(true);
      await visitor.send();
      await visitor.passUntilTried(3);
    },
    ...OFFLINE,
  },
  {
    fault: 'The network comes back, and a tab has not seen yet that another one has sent',
    arrange: async (visitor) => {
      await visitor.open();
      const second = await visitor.openSecondTab();
      visitor.failMail({ kind: 'answer', status: 500 });
      await visitor.send();
      await visitor.expectTold('the service refused', MESSAGE);
      await second.failure.waitFor();
      await visitor.letStorageLag(second);
      visitor.failMail();
      await visitor.goOnline(visitor.form);
      await visitor.mailbox.expectCount(1);
      await visitor.goOnline(second);
      await visitor.pass(2_000);
      await visitor.expectToldNothing(second);
    },
    ...SENT,
  },
  {
    fault: 'Send again is pressed in two tabs',
    arrange: async (visitor) => {
      await visitor.open();
      const second = await visitor.openSecondTab();
      visitor.failMail({ kind: 'reset', stage: 'connect' });
      await visitor.send();
      await visitor.expectTold(BROKE, MESSAGE);
      await second.sendAgain.waitFor();
      visitor.failMail();
      await visitor.sendAgainIn(visitor.form, second);
      await visitor.pass(5_000);
    },
    ...SENT,
  },
  {
    fault: 'Another message is typed in a second tab, and the first one is reloaded',
    arrange: async (visitor) => {
      await visitor.open();
      const second = await visitor.openSecondTab();
      await visitor.fill();
      await second.fill({ ...MESSAGE, message: 'Another one' });
      await visitor.open();
      await visitor.form.expectFields(MESSAGE);
      await visitor.submit();
    },
    ...SENT,
  },
  {
    fault: 'The tab that sent in vain is closed, another one is open',
    arrange: async (visitor) => {
      await visitor.open();
      const second = await visitor.openSecondTab();
      visitor.failMail({ kind: 'answer', status: 500 });
      await visitor.send();
      await visitor.expectTold('the service refused', MESSAGE);
      await visitor.page.close();
      visitor.form = second;
    },
    ...REFUSED,
  },

  // --- Storage ---------------------------------------------------------------------------------------------------------
  {
    fault: 'Storage is full, and the service answers 500',
    arrange: async (visitor) => {
      await visitor.breakStorage('full');
      await answers(500)(visitor);
    },
    ...REFUSED,
    kept: 'in memory',
  },
  {
    fault: 'Storage is blocked, and the tab is to be closed during sending: the browser asks first',
    arrange: async (visitor) => {
      await visitor.breakStorage('blocked');
      await service({ kind: 'silence' })(visitor);
      await visitor.tryToClose();
      await visitor.pass(TIMEOUT);
    },
    ...LOST(NO_ANSWER),
    kept: 'in memory',
  },
  {
    fault: 'Storage is blocked, and the tab is to be closed while a message is typed: the browser asks first',
    arrange: async (visitor) => {
      await visitor.breakStorage('blocked');
      await visitor.open();
      await visitor.fill();
      await visitor.expectDraftNotKept();
      await visitor.tryToClose();
      await visitor.submit();
    },
    ...SENT,
  },
  {
    fault: 'Storage is corrupt',
    arrange: async (visitor) => {
      await visitor.breakStorage('corrupt');
      await types(MESSAGE)(visitor);
    },
    ...SENT,
  },

  // --- Clock -----------------------------------------------------------------------------------------------------------
  {
    fault: 'A day passes while a message waits',
    arrange: async (visitor) => {
      await answers(500)(visitor);
      await visitor.expectTold('the service refused', MESSAGE);
      await visitor.moveClock(24 * HOUR);
      await visitor.goOnline(visitor.form);
      await visitor.pass(2_000);
    },
    ...LOST('a day has passed'),
  },

  // --- Visitor ---------------------------------------------------------------------------------------------------------
  { fault: 'Every field as long as it may be', arrange: types(texts.LONGEST), ...SENT },
  {
    fault: 'Text of every kind: all Unicode planes, right to left, emoji, HTML, template syntax',
    arrange: types(texts.ANY_TEXT),
    ...SENT,
  },
  {
    fault: 'Autofill, without a key or an event, with line breaks in the name',
    arrange: async (visitor) => {
      await visitor.open();
      await visitor.autofillWithLineBreaks(texts.LINE_BREAKS);
    },
    ...SENT,
  },
];
