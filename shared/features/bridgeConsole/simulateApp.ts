import type { NativeWindow } from '../../bridge/webview.ts';
import type { Clock } from '../../platform/env.ts';

/** The receiver of the page's messages; `real` is the one that the window had before. */
export const APPS = ['real', 'ios', 'android', 'none', 'throwing', 'slow'] as const;

export type App = (typeof APPS)[number];

/** Reports what an app did with a message, and the message as the app received it. */
type Log = (event: string, message: string) => void;

const SLOW_MS = 3000;

const throwing = (log: () => void) => ({
  postMessage: () => {
    log();
    throw new Error('The app of the console throws, as it was asked to.');
  },
});

const handlersOf = (app: Exclude<App, 'real'>, log: Log, { after }: Pick<Clock, 'after'>): NativeWindow => {
  switch (app) {
    case 'ios':
      return {
        webkit: {
          messageHandlers: {
            loanApp: { postMessage: (message) => log('The iOS app received this object.', JSON.stringify(message)) },
          },
        },
      };
    case 'android':
      return { loanApp: { postMessage: (json) => log('The Android app received this text.', json) } };
    case 'none':
      return {};
    case 'throwing':
      return {
        webkit: { messageHandlers: { loanApp: throwing(() => log('The iOS app threw.', '')) } },
        loanApp: throwing(() => log('The Android app threw.', '')),
      };
    case 'slow':
      return {
        loanApp: {
          postMessage: (json) => {
            log('The slow app received this text, and acts in 3 seconds.', json);
            after(SLOW_MS, () => log('The slow app acts now.', json));
          },
        },
      };
  }
};

const NAMES = ['webkit', 'loanApp'] as const;

/**
 * Installs an app's handlers on a window, where `shared/bridge/webview.ts` looks for them. @returns a function that installs those of a given app
 * on this window; `real` restores the original ones.
 */
export const appSimulator = (host: NativeWindow, log: Log, clock: Pick<Clock, 'after'>): ((app: App) => void) => {
  let before: NativeWindow | undefined;
  return (app) => {
    before ??= { webkit: host.webkit, loanApp: host.loanApp } as NativeWindow;
    const handlers = app === 'real' ? before : handlersOf(app, log, clock);
    // An assignment would not replace WebKit's own `window.webkit`.
    for (const name of NAMES)
      Object.defineProperty(host, name, { value: handlers[name], configurable: true, writable: true });
  };
};
