import type { Page } from './page';
import type { Site } from './site';

/** What a journey asks for, beside a browser. */
export interface Test {
  site: Site;
  engine: EngineFacts;
  /**
   * Opens a new window in place of the last one, which is asked for problems and closed.
   *
   * @param width in CSS px
   */
  window(width: number, options?: { script?: boolean }): Promise<Page>;
  /** What the browser complains about on the console while it loads a page, where its driver hears nothing. */
  readConsole(url: string, wasAskedFor: () => boolean): Promise<string[]>;
}

/** A journey of a visitor, which passes or throws. */
export interface Journey {
  name: string;
  /** What only some drivers can do. */
  needs?: Ability;
  run(test: Test): Promise<void>;
}

/** `finger`: real touch events. `console`: pages whose console the driver does not tell. */
export type Ability = 'finger' | 'console' | 'script';

/** What is different from engine to engine. */
export interface EngineFacts {
  /** Widths of a window with a menu that is a panel, narrowest first, in CSS px. */
  panelWidths: number[];
  /** Times that taps are held, in milliseconds. */
  holds: number[];
  /** Why a journey with this need is not run. */
  cannot: Partial<Record<Ability, string>>;
  /** JavaScript that the engine can read, in esbuild's words. */
  syntax: string;
  /** Problems that are the engine's, each with its reason beside it. */
  known: RegExp[];
}
