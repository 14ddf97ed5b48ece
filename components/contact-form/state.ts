import type { FieldName } from '@/lib/contact/fields';
import { isWaiting, needsDecision, type Message, type Messages } from '@/lib/outbox/message';
import type { FieldError } from './form-fields';
import type { Tab } from './tab';

/** The state from which the form derives everything that it shows. */
export interface State {
  /** False until hydration. */
  live?: boolean;
  /** The messages waiting on this device. */
  waiting: Messages;
  tab: Tab;
  /** Whether all messages are on the device. */
  kept: boolean;
  /** Whether the device has something that was typed: a draft, or a waiting message. */
  hasText?: boolean;
  /** Whether the waiting messages will be sent when the network is back, even if no page is open. */
  hasSync?: boolean;
  /** The message that was sent last, and whether the success alert is shown. */
  sent?: Message | undefined;
  alert?: boolean;
  /** The attempt that the visitor requested, if it is slow. */
  slow?: Tab['asked'];
  errors: readonly FieldError[];
  /** For each field that is nearly full, the sentence that says how many characters are left. */
  left: Partial<Record<FieldName, string | undefined>>;
  /** A sentence about the visitor's last action. Each is a new object, so that the same text can be announced again. */
  note?: { text: string } | undefined;
}

/** The changes, with all messages on this device if the outbox or the tab has changed. */
export type Action = Partial<State> & { messages?: Messages };

export const INITIAL: State = { waiting: [], tab: { own: [] }, kept: true, errors: [], left: {} };

export function reduce(state: State, { messages, ...change }: Action): State {
  const next = { ...state, ...change };
  const sent = messages?.filter((message) => !isWaiting(message)).pop();
  return sent && sent.id !== state.sent?.id ? { ...next, sent, alert: true, note: undefined } : next;
}

/** Whether the visitor is waiting for an attempt to send this message. */
export const isAsked = ({ asked }: Tab, { id, tries }: Message): boolean => asked?.id === id && asked.tries === tries;

/** The message that the notice is about: the latest failed one of this tab, or else of this device. */
export function failedOf(waiting: Messages, { own }: Tab): Message | undefined {
  const failed = waiting.filter((message) => message.failure || needsDecision(message));
  return failed.filter(({ id }) => own.includes(id)).pop() ?? failed.pop();
}
