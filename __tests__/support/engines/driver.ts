/** What the tests need from a browser that Playwright does not drive. Points are in CSS px of the window. */

export interface Point {
  x: number;
  y: number;
}

export type Key = 'Enter' | 'Escape';

export interface Driver {
  /** Opens an address and waits for its `load` event. */
  goto(url: string): Promise<void>;
  /** The value of a JavaScript expression in the page, as JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** A mouse with its left button. Its events are also those of a finger, except for how the browser scrolls. */
  mouse: { move(to: Point): Promise<void>; down(): Promise<void>; up(): Promise<void> };
  press(key: Key): Promise<void>;
  /** Types into the field that has the focus. */
  type(text: string): Promise<void>;
  /** The uncaught errors so far, where the driver reports them. */
  errors: readonly string[];
  close(): Promise<void>;
}

export interface WindowOptions {
  /** In CSS px. */
  width: number;
  /** Whether the pages' scripts run. */
  script: boolean;
}

export interface Engine {
  open(options: WindowOptions): Promise<Driver>;
  close(): Promise<void>;
}

export const HEIGHT = 760;
