/** What the journeys need from a browser, the same for Firefox and WebKit. Points are in CSS px of the window. */

export interface Point {
  x: number;
  y: number;
}

/** A mouse with its left button, or a finger. */
export interface Pointer {
  move(to: Point): Promise<void>;
  down(at: Point): Promise<void>;
  up(): Promise<void>;
}

/** Keys by their name in `KeyboardEvent.key`. */
export type Key = 'Tab' | 'Enter' | 'Escape';

/** One window with its own storage. */
export interface Driver {
  /** Opens an address and waits for its `load` event. */
  goto(url: string): Promise<void>;
  /** The value of a JavaScript expression in the page: JSON, or a promise of it. */
  evaluate(expression: string): Promise<unknown>;
  mouse: Pointer;
  /** A finger, or the mouse if the driver has none. */
  finger: Pointer;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** The problems so far: errors on the console, uncaught errors, violations of the policy, failed requests. */
  problems(): Promise<string[]>;
  /** A screenshot of the window, as PNG in base64. */
  screenshot(): Promise<string>;
  close(): Promise<void>;
}

export interface WindowOptions {
  /** In CSS px. */
  width: number;
  /** Whether the pages' scripts run. */
  script?: boolean;
  /** The address of the site: requests to any other host are problems. */
  origin: string;
}

/** A running browser. */
export interface Browser {
  open(options: WindowOptions): Promise<Driver>;
  close(): Promise<void>;
}

/** The height of every window, in CSS px. */
export const HEIGHT = 760;
