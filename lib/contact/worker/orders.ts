/** What the worker tells open pages. */
export interface News {
  /** When the oldest message that waits was submitted, in milliseconds since 1970. */
  waitsSince?: number | undefined;
  /** Whether it is sent again only if the visitor says so. */
  isOver: boolean;
  /** Whether a message has just been sent. */
  isSent: boolean;
  /** Whether the service has just refused one that waits. */
  isRefused: boolean;
}

/**
 * What a page tells the worker: to send what waits, `again` also what is over; to delete it; or that the text of its
 * refused message is `restored`, so that the worker need not keep it.
 */
export type Order = 'replay' | 'again' | 'delete' | 'restored';
