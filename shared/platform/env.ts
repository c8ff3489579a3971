import type { ComponentType } from 'react';
import type { Call } from '../api/client.ts';
import type { Failed } from '../api/outcome.ts';
import type { NativeWindow } from '../bridge/webview.ts';
import type { Words } from '../i18n/messages.ts';
import type { Navigator } from '../navigation/navigator.ts';
import type { Report } from '../reporting/queue.ts';
import type { PageParameters } from '../session/parameters.ts';
import type { Later } from './loadLater.ts';
import type { SessionStore } from './storage/sessionStore.ts';

/** The time, and a timer, in milliseconds. `after` runs once and returns a function that cancels it. */
export interface Clock {
  /** By the phone's clock, since the epoch. The clock may be set at any time. */
  now(): number;
  /** Monotonic time since an arbitrary start in this page; changes of the phone's clock do not affect it. May stop while the phone sleeps. */
  steady(): number;
  after(ms: number, run: () => void): () => void;
}

/** Shows a message for a time in milliseconds, replacing the current one. Does nothing without a message, or with an empty one. */
export type ShowToast = (words: Words | undefined, durationMs?: number) => void;

/** How the borrower returned: `revived` from the back-forward cache, or `visible` after the page was hidden. */
export type Return = 'revived' | 'visible';

/** Explains why there are no data. With `isBeside` it is shown next to another text, and only for a borrower who is signed out. */
export type Explanation = ComponentType<{ readonly onRetry: () => void; readonly isBeside?: boolean }>;

/** What the later part of every page has; see `later.tsx` beside its `main.tsx`. */
export interface LaterParts {
  /** Makes the component that explains why there are no data, and offers next steps. */
  readonly explainFailure: (env: Env, outcome: Failed) => Explanation;
  /** Keeps the tab in one language, and the screen in `box` up to date while the browser translates it. `drawAnew` replaces all its elements. */
  readonly followLanguage: (box: Element, drawAnew: () => void) => void;
}

/** Everything that a screen's model knows of the platform. Models use nothing else, so that tests can replace it. */
export interface Env {
  readonly page: PageParameters;
  readonly userAgent: string;
  /** The window with the native apps' handlers on it; see bridge/webview.ts. */
  readonly native: NativeWindow;
  readonly navigator: Navigator;
  /** The data of this page's borrower in the tab's storage. */
  readonly store: SessionStore;
  readonly clock: Clock;
  readonly call: Call;
  readonly toast: ShowToast;
  /** Reports errors and steps; absent where the brand has no address for reports. */
  readonly report?: Report;
  readonly later: Later<LaterParts>;
  /** Only on a page that is prerendered: resolves when the borrower opens it. Until then the page only reads; see `prerenderGate.ts`. */
  readonly opened?: Promise<void>;
  /** Runs each time the borrower comes back to this page. */
  onReturn(run: (how: Return) => void): void;
}

/** The platform of a page with these later parts. */
export interface PageEnv<Parts extends LaterParts> extends Env {
  readonly later: Later<Parts>;
}

/** The platform of a page that has something to copy; the others do not load the code for it. */
export interface CopyEnv extends Env {
  /** Puts text on the clipboard; false where the platform refuses. */
  copy(text: string): Promise<boolean>;
}
