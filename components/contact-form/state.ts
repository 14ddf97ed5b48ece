import type { FieldName } from '@/lib/contact/fields';
import { isWaiting, needsDecision, type Message, type Messages } from '@/lib/outbox/message';
import type { FieldError } from './form-fields';
import type { Tab } from './tab';

/** What the form shows is derived from this. */
export interface State {
  /** False until hydration. */
  live?: boolean;
  /** The messages that wait on this device. */
  waiting: Messages;
  tab: Tab;
  /** Whether all messages are on the device. */
  kept: boolean;
  /** Whether the device has something that was typed: a draft, or a message that waits. */
  hasText?: boolean;
  /** Whether they are sent when the network is back, although no page is open. */
  awaited?: boolean;
  /** The message that was sent last, and whether the success alert is shown. */
  sent?: Message | undefined;
  alert?: boolean;
  /** The attempt that the visitor asked for, when it takes long. */
  slow?: Tab['asked'];
  errors: readonly FieldError[];
  /** Says of a field that is nearly full how many characters are left. */
  left: Partial<Record<FieldName, string | undefined>>;
  /** A text about what the visitor did last. Each is a new object, so that the same text can be said again. */
  note?: { text: string } | undefined;
}

/** What has changed, and all messages on this device when the outbox or the tab has. */
export type Action = Partial<State> & { messages?: Messages };

export const INITIAL: State = { waiting: [], tab: { own: [] }, kept: true, errors: [], left: {} };

export function reduce(state: State, { messages, ...change }: Action): State {
  const next = { ...state, ...change };
  const sent = messages?.filter((message) => !isWaiting(message)).pop();
  return sent && sent.id !== state.sent?.id ? { ...next, sent, alert: true, note: undefined } : next;
}

/** Whether the visitor waits for an attempt with this message. */
export const isAsked = ({ asked }: Tab, { id, tries }: Message): boolean => asked?.id === id && asked.tries === tries;

/** The message that the notice is about: the latest of this tab, or else of this device, that has failed. */
export function failedOf(waiting: Messages, { own }: Tab): Message | undefined {
  const failed = waiting.filter((message) => message.failure || needsDecision(message));
  return failed.filter(({ id }) => own.includes(id)).pop() ?? failed.pop();
}
