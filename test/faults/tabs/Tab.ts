import type { Page } from 'playwright-core';
import type { Spot } from '../page/aim.ts';

/** The browsers that the cases run in. */
export type EngineName = 'current' | 'chromium69' | 'webkit';

export const ENGINES: readonly EngineName[] = ['current', 'chromium69', 'webkit'];

/** One tab of a browser, as far as all of them can go. */
export interface Tab {
  readonly engine: EngineName;
  /** Today's Chromium alone: the tab with all that Playwright can do. */
  readonly page?: Page;
  /** Resolves once the document has loaded. */
  goto(url: string): Promise<void>;
  /** The value of one expression, as JSON; a promise is awaited. */
  evaluate(expression: string): Promise<unknown>;
  /** Comes down at a place of the window and leaves it again: a finger, or a mouse where the engine knows no fingers. */
  press(spot: Spot): Promise<void>;
  /** Cuts the phone off, and back on; absent where the engine offers no way. */
  readonly setOffline?: (isOffline: boolean) => Promise<void>;
  /** What the browser itself complained of since the last call: uncaught errors, and errors in its console. */
  takeComplaints(): readonly string[];
  /** Every address asked for since the last call, as far as the engine tells. */
  takeRequests(): readonly string[];
  close(): Promise<void>;
}

/** A browser that opens tabs, each with storage of its own. */
export interface TabMaker {
  /** Whether the tab puts the stage's script in by itself; otherwise the server has to. */
  readonly putsScriptIn: boolean;
  open(firstScript: string): Promise<Tab>;
  close(): Promise<void>;
}
