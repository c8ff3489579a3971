import { atom, type ReadableAtom } from 'nanostores';
import { scheme, servicePhone } from '../../brand/current.ts';
import type { BridgeAction } from '../../bridge/contract.ts';
import type { NativeWindow } from '../../bridge/webview.ts';
import type { Navigator } from '../../navigation/navigator.ts';
import type { Clock } from '../../platform/env.ts';
import type { PageParameters } from '../../session/parameters.ts';
import {
  type AppAction,
  type Browser,
  closeWebview,
  confirmTrackingPoint,
  dismissRepayment,
  endBankBinding,
  goHome,
  goLogin,
  goMine,
  goRate,
  openPage,
  startBankBinding,
} from '../core/appActions.ts';
import { callPhone } from '../core/callPhone.ts';
import { sendToApp } from '../core/sendToApp.ts';
import { type App, appSimulator } from './simulateApp.ts';

/** One event; the latest has the highest number. */
export interface Entry {
  readonly number: number;
  /** The time of day by the phone's clock: `14:05:09`. */
  readonly at: string;
  readonly event: string;
  /** The message as the app received it, the address that a browser opens, or the page's reply; may be empty. */
  readonly detail: string;
}

/** The bridge console: who receives, what the page sends, and what happened to it. */
export interface BridgeConsoleModel {
  readonly $app: ReadableAtom<App>;
  /** The latest event first. */
  readonly $entries: ReadableAtom<readonly Entry[]>;
  actAs(app: App): void;
  send(action: BridgeAction): void;
  /** Calls the page as an app does when the borrower goes back. */
  askBack(): void;
  clear(): void;
}

/** The page that the console works on: its window, parameters and clock. */
export interface ConsolePage {
  readonly native: NativeWindow & { readonly loanAppBack?: () => unknown };
  readonly page: PageParameters;
  readonly clock: Pick<Clock, 'now' | 'after'>;
}

type Log = (event: string, detail: string) => void;

// Navigation is reported and not carried out, because it would close the console.
const loggingNavigator = (log: Log): Navigator => {
  const open = (url: string): void => log('No app took it. A browser opens this address.', url);
  return {
    origin: '',
    search: '',
    assign: open,
    replace: open,
    reload: () => {},
    back: () => {
      log('No app took it. A browser goes back, or to the home page.', '');
      return true;
    },
  };
};

const ask = ({ loanAppBack }: ConsolePage['native']): readonly [event: string, detail: string] => {
  if (!loanAppBack) return ['This page has no loanAppBack; the app goes back or closes.', ''];
  try {
    const answer = loanAppBack();
    return [
      answer === true ? 'The page handles it; the app stays.' : 'The app goes back in the webview, or closes it.',
      String(answer),
    ];
  } catch (error) {
    return ['The page threw; the app goes back or closes.', String(error)];
  }
};

/** The model of the console. It changes the window only once another receiver than the real one is chosen. */
export const createBridgeConsole = ({ native, page, clock }: ConsolePage): BridgeConsoleModel => {
  const $app = atom<App>('real');
  const $entries = atom<readonly Entry[]>([]);
  let count = 0;

  const log: Log = (event, detail) => {
    count += 1;
    const at = new Date(clock.now()).toTimeString().slice(0, 8);
    $entries.set([{ number: count, at, event, detail }, ...$entries.get()]);
  };

  const put = appSimulator(native, log, clock);
  const navigator = loggingNavigator(log);

  // Every message gets an entry, also one that has no effect.
  const send = ({ message, inBrowser }: AppAction): void => {
    const wire = JSON.stringify(message);
    const atFirst = count;
    const unlessTaken = (browser: Browser): void => {
      const untaken = count;
      inBrowser?.(browser);
      if (count === untaken) log('No app took it, and a browser does nothing.', wire);
    };
    sendToApp({ native, page, navigator }, { message, inBrowser: unlessTaken });
    if (count === atFirst) log('The app that is really there took it.', wire);
  };

  return {
    $app,
    $entries,
    actAs: (app) => {
      put(app);
      $app.set(app);
    },
    send: (action) => {
      const made = allActions(page)[action];
      if (made) send(made);
    },
    askBack: () => log(...ask(native)),
    clear: () => $entries.set([]),
  };
};

/** Every message, built by its own function, for the order and product in the address, or for samples if it names none. */
export const allActions = ({
  session: { orderId = 'A1', productId = '9' },
}: PageParameters): { readonly [action in BridgeAction]: AppAction | undefined } => ({
  openPage: openPage(`${scheme}://sample`),
  closeWebview: closeWebview(),
  goHome: goHome(),
  goMine: goMine(),
  goLogin: goLogin(),
  callPhone: callPhone(servicePhone),
  goRate: goRate(),
  confirmTrackingPoint: confirmTrackingPoint(productId, orderId),
  startBankBinding: startBankBinding(orderId, productId),
  endBankBinding: endBankBinding(),
  dismissRepayment: dismissRepayment(),
});
