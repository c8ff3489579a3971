import type { Call } from '../api/settle.ts';
import type { NativeWindow } from '../bridge/webview.ts';
import type { Navigator } from '../navigation/navigator.ts';
import type { Report } from '../reporting/queue.ts';
import type { PlatformHints } from '../session/clientPlatform.ts';
import type { PageParameters } from '../session/parameters.ts';
import type { Clock } from './clock.ts';
import type { SessionStore } from './storage/sessionStore.ts';
import type { ShowToast } from './toasts.ts';

/** How the borrower came back: to a page that the browser had frozen, or to one that was only out of sight. */
export type Return = 'revived' | 'visible';

/** All that a screen's model knows of the platform. Models touch nothing else, so that tests can stand in for it. */
export interface Env {
  readonly page: PageParameters;
  readonly hints: PlatformHints;
  /** The window with the native apps' handlers on it; see bridge/webview.ts. */
  readonly native: NativeWindow;
  readonly navigator: Navigator;
  /** What the tab keeps of this page's borrower. */
  readonly store: SessionStore;
  readonly clock: Clock;
  readonly call: Call;
  readonly toast: ShowToast;
  /** Where the brand names somebody to tell. */
  readonly report?: Report;
  /** Where the page is drawn before the borrower opens it: resolves as they do. */
  readonly opened?: Promise<void>;
  /** Runs each time the borrower comes back to this page. */
  onReturn(run: (how: Return) => void): void;
}

/** The platform of a page that has something to copy; the others do without what that takes. */
export interface CopyEnv extends Env {
  /** Puts text on the clipboard; false where the platform refuses. */
  copy(text: string): Promise<boolean>;
}
