import { type EarlyWindow, withEarlyAnswer } from '../api/early.ts';
import type { MakeClient } from '../api/settle.ts';
import { id, paths, service } from '../brand/current.ts';
import { makeBridge } from '../bridge/bridge.ts';
import type { NativeWindow } from '../bridge/webview.ts';
import { browserPlaces } from '../navigation/places.ts';
import { readParameters } from '../session/parameters.ts';
import { sessionStore } from '../stores/sessionStore.ts';
import { copyText } from './clipboard.ts';
import type { Clock, Env } from './env.ts';
import type { ShowToast } from './toasts.ts';

declare const __API_BASE__: string;

/** The window with what the head of the document and the native apps put on it. */
export type HostWindow = Window & EarlyWindow & NativeWindow;

export const browserClock: Clock = {
  now: () => Date.now(),
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
export const browserEnv = (host: HostWindow, makeClient: MakeClient, toast: ShowToast): Env => {
  const places = browserPlaces();
  const page = readParameters(places.search);
  const platform = { fetch: withEarlyAnswer(host, (input, init) => fetch(input, init)), after: browserClock.after };
  return {
    page,
    hints: { userAgent: navigator.userAgent, hasIosHandler: !!host.webkit?.messageHandlers?.loanApp },
    places,
    store: sessionStore(id, () => sessionStorage),
    clock: browserClock,
    toast,
    call: makeClient(platform, page, { base: __API_BASE__, service, paths }),
    sendToApp: makeBridge(host, { places, page }),
    copy: copyText,
    onReturn,
  };
};
