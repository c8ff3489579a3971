import type { Page } from 'playwright-core';
import type { Spot } from '../page/aim.ts';

/** The browsers that the cases run in. */
export type EngineName = 'current' | 'chromium69' | 'webkit';

export const ENGINES: readonly EngineName[] = ['current', 'chromium69', 'webkit'];

/** A browser tab, with what all engines support. */
export interface Tab {
  readonly engine: EngineName;
  /** The Playwright page; only in current Chromium. */
  readonly page?: Page;
  /** Resolves once the document has loaded. */
  goto(url: string): Promise<void>;
  /** Returns the value of an expression, as JSON; a promise is awaited. */
  evaluate(expression: string): Promise<unknown>;
  /** Touches a point of the viewport, or clicks it with a mouse if the engine does not support touch. */
  press(spot: Spot): Promise<void>;
  /** Switches the network off or on; absent if the engine does not support it. */
  readonly setOffline?: (isOffline: boolean) => Promise<void>;
  /** Returns the uncaught errors and console errors since the last call. */
  takeComplaints(): readonly string[];
  /** Returns the addresses requested since the last call, as far as the engine reports them. */
  takeRequests(): readonly string[];
  close(): Promise<void>;
}

/** A browser that opens tabs, each with storage of its own. */
export interface TabMaker {
  /** Whether the tab injects the stage's script by itself; otherwise the server has to. */
  readonly putsScriptIn: boolean;
  open(firstScript: string): Promise<Tab>;
  close(): Promise<void>;
}
