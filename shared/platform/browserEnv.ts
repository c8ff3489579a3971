import type { Client, EarlyWindow } from '../api/earlyCall.ts';
import { languages, reporting } from '../brand/current.ts';
import type { NativeWindow } from '../bridge/webview.ts';
import { browserNavigator } from '../navigation/navigator.ts';
import type { QueuedReport, ReportWindow } from '../reporting/queue.ts';
import { reportCalls } from '../reporting/startReporting.ts';
import { languageIn, readParameters } from '../session/parameters.ts';
import type { Clock, Env, LaterParts, PageEnv, ShowToast } from './env.ts';
import type { Later } from './loadLater.ts';
import { storedValues, tabStorage } from './storage/browserStores.ts';

/** The window, with the fields that the head of the document and the native apps add. */
export type HostWindow = Window & EarlyWindow & NativeWindow & ReportWindow;

/** The phone's clock, and the page's own. */
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
export const browserEnv = <Parts extends LaterParts>(
  host: HostWindow,
  client: Client,
  toast: ShowToast,
  later: Later<Parts>,
): PageEnv<Parts> => {
  const pageNavigator = browserNavigator();
  const parameters = readParameters(pageNavigator.search);
  // A language that the brand does not have is dropped: neither calls nor other pages get it.
  const page = { ...parameters, lang: languageIn(parameters.lang, languages) };
  const call = client(host, page, browserClock);
  return {
    page,
    userAgent: navigator.userAgent,
    navigator: pageNavigator,
    store: storedValues(tabStorage, page, Date.now),
    clock: browserClock,
    toast,
    call: reporting ? reportCalls(call, host.loanReports) : call,
    // `report` is replaced once the reporter has loaded.
    ...(reporting && { report: (...args: QueuedReport) => host.loanReports?.report(...args) }),
    native: host,
    later,
    onReturn,
  };
};

// A page in the background gets no frame, nor does one that the borrower leaves at once: then this time passes instead.
const NO_FRAME_MS = 200;

/** @returns a promise that resolves once the page's next frame is being painted. Other work waits for it, because the borrower waits for that frame. */
export const frameDrawn = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, NO_FRAME_MS);
  });
