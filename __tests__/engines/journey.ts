import type { Page } from './page';
import type { Site } from './site';

/** What a journey works with. */
export interface Test {
  site: Site;
  engine: EngineFacts;
  /**
   * Opens a new window in place of the last one, whose problems are collected before it closes.
   *
   * @param width in CSS px
   */
  window(width: number, options?: { script?: boolean }): Promise<Page>;
  /** The errors that the browser writes to its console while it loads a page, where the driver has no access to it. */
  readConsole(url: string, wasRequested: () => boolean): Promise<string[]>;
}

/** A journey of a visitor, which passes or throws. */
export interface Journey {
  name: string;
  /** What only some drivers can do. */
  needs?: Ability;
  run(test: Test): Promise<void>;
}

/** `finger`: real touch events. `console`: a console of its own, since the driver does not report it. */
export type Ability = 'finger' | 'console' | 'script';

/** How engines differ. */
export interface EngineFacts {
  id: string;
  /** The narrowest window, in CSS px. */
  narrow: number;
  /** Windows in which the menu is a panel, in CSS px, and how long each tap is held there, in milliseconds. */
  taps: { width: number; hold: number }[];
  /** Why journeys with this need are skipped. */
  unsupported: Partial<Record<Ability, string>>;
  /** The JavaScript that the engine supports, as a target of esbuild. */
  syntax: string;
  /** Problems of the engine itself, each with its reason. */
  known: RegExp[];
}
