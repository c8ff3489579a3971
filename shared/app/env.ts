import type { Call } from '../api/settle.ts';
import type { NativeWindow } from '../bridge/webview.ts';
import type { Places } from '../navigation/places.ts';
import type { PageParameters } from '../session/parameters.ts';
import type { PlatformHints } from '../session/platform.ts';
import type { SessionStore } from '../stores/sessionStore.ts';
import type { ShowToast } from './toasts.ts';

/** The moment, and a timer; times are in milliseconds. `after` answers how to cancel. */
export interface Clock {
  /** By the phone's clock, since the epoch. Somebody may set it at any time. */
  now(): number;
  /** Since some moment of this page's life, and evenly, whatever the phone's clock does. May stand while the phone sleeps. */
  steady(): number;
  after(ms: number, run: () => void): () => void;
}

/** How the borrower came back: to a page that the browser had frozen, or to one that was only out of sight. */
export type Return = 'revived' | 'visible';

/** All that a screen's model knows of the platform. Models touch nothing else, so that tests can stand in for it. */
export interface Env {
  readonly page: PageParameters;
  readonly hints: PlatformHints;
  /** The window with the native apps' handlers on it; see bridge.ts. */
  readonly native: NativeWindow;
  readonly places: Places;
  /** What the tab keeps of this page's borrower. */
  readonly store: SessionStore;
  readonly clock: Clock;
  readonly call: Call;
  readonly toast: ShowToast;
  /** Runs each time the borrower comes back to this page. */
  onReturn(run: (how: Return) => void): void;
}

/** The platform of a page that has something to copy; the others do without what that takes. */
export interface CopyEnv extends Env {
  /** Puts text on the clipboard; false where the platform refuses. */
  copy(text: string): Promise<boolean>;
}
