import type { EarlyWindow } from '../api/early.ts';
import type { NativeWindow } from '../bridge/webview.ts';
import { browserPlaces } from '../navigation/places.ts';
import { readParameters } from '../session/parameters.ts';
import { browserTab } from '../stores/browserStores.ts';
import type { Client } from './clients.ts';
import type { Clock, Env } from './env.ts';
import type { ShowToast } from './toasts.ts';

/** The window with what the head of the document and the native apps put on it. */
export type HostWindow = Window & EarlyWindow & NativeWindow;

export const browserClock: Clock = {
  now: () => Date.now(),
  steady: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

const onReturn: Env['onReturn'] = (run) => {
  addEventListener('pageshow', (event) => event.persisted && run('revived'));
  document.addEventListener('visibilitychange', () => document.hidden || run('visible'));
};

/** The platform of a real page, in a webview or a plain browser. */
export const browserEnv = (host: HostWindow, client: Client, toast: ShowToast): Env => {
  const places = browserPlaces();
  const page = readParameters(places.search);
  return {
    page,
    hints: { userAgent: navigator.userAgent, hasIosHandler: !!host.webkit?.messageHandlers?.loanApp },
    places,
    store: browserTab(page),
    clock: browserClock,
    toast,
    call: client(host, page, browserClock),
    native: host,
    onReturn,
  };
};
