import type { EarlyWindow } from '../api/earlyCall.ts';
import type { Client } from '../api/settle.ts';
import { languages } from '../brand/current.ts';
import type { NativeWindow } from '../bridge/webview.ts';
import { browserNavigator } from '../navigation/navigator.ts';
import type { ReportWindow } from '../reporting/queue.ts';
import { reportCalls } from '../reporting/reportCalls.ts';
import { reportTo } from '../reporting/settings.ts';
import { readParameters } from '../session/parameters.ts';
import type { Clock } from './clock.ts';
import type { Env } from './env.ts';
import { browserTab } from './storage/browserStores.ts';
import type { ShowToast } from './toasts.ts';

/** The window, with the fields that the head of the document and the native apps add. */
export type HostWindow = Window & EarlyWindow & NativeWindow & ReportWindow;

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

// `report` is replaced once the reporter has loaded.
const withReport = (env: Env, { loanReports }: ReportWindow): Env => ({
  ...env,
  call: reportCalls(env.call, loanReports),
  report: (...told) => loanReports?.report(...told),
});

/** The platform of a real page, in a webview or a plain browser. */
export const browserEnv = (host: HostWindow, client: Client, toast: ShowToast): Env => {
  const places = browserNavigator();
  const asked = readParameters(places.search);
  // A language that the brand does not have is dropped: neither calls nor other pages get it.
  const page = { ...asked, lang: languages.find((language) => language === asked.lang) };
  const env: Env = {
    page,
    hints: { userAgent: navigator.userAgent, hasIosHandler: !!host.webkit?.messageHandlers?.loanApp },
    navigator: places,
    store: browserTab(page),
    clock: browserClock,
    toast,
    call: client(host, page, browserClock),
    native: host,
    onReturn,
  };
  return reportTo ? withReport(env, host) : env;
};
