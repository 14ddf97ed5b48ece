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
}

/** A journey of a visitor, which passes or throws. */
export interface Journey {
  name: string;
  run(test: Test): Promise<void>;
}

/** How engines differ. */
export interface EngineFacts {
  id: string;
  /** The narrowest window, in CSS px. */
  narrow: number;
  /** The JavaScript that the engine supports, as a target of esbuild. */
  syntax: string;
  /** Problems of the engine itself, each with its reason. */
  known: RegExp[];
}
