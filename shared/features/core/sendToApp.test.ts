import { describe, expect, it, vi } from 'vitest';
import type { BridgeAction, BridgeMessage } from '../../bridge/contract.ts';
import type { NativeWindow } from '../../bridge/webview.ts';
import type { Navigator } from '../../navigation/navigator.ts';
import { readParameters } from '../../session/parameters.ts';
import {
  type AppAction,
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
} from './appActions.ts';
import { callPhone } from './callPhone.ts';
import { sendToApp } from './sendToApp.ts';

const page = readParameters('?userId=7&orderId=A1&productId=9&building=b');

/** The home page's address, with the session that every page of this site gets. */
const HOME = '/?userId=7&orderId=A1&productId=9&product_id=9&building=b';

type Case = readonly [action: AppAction | undefined, json: string, opens: string | undefined];

/** For each action: its message as JSON, exactly as the Android app gets it, and the address that a browser without the app opens. */
const cases: { readonly [action in BridgeAction]: Case } = {
  openPage: [
    openPage('https://pay.example/x?a=1'),
    '{"action":"openPage","payload":{"url":"https://pay.example/x?a=1"}}',
    'https://pay.example/x?a=1',
  ],
  closeWebview: [closeWebview(), '{"action":"closeWebview","payload":{}}', HOME],
  goHome: [goHome(), '{"action":"goHome","payload":{}}', HOME],
  goMine: [goMine(), '{"action":"goMine","payload":{}}', 'sampleloan://mine'],
  goLogin: [goLogin(), '{"action":"goLogin","payload":{}}', 'sampleloan://login'],
  callPhone: [
    callPhone('+63 (2) 8555-0100'),
    '{"action":"callPhone","payload":{"phone":"+63285550100"}}',
    'tel:+63285550100',
  ],
  goRate: [
    goRate(),
    '{"action":"goRate","payload":{}}',
    'https://play.google.com/store/apps/details?id=example.sampleloan',
  ],
  confirmTrackingPoint: [
    confirmTrackingPoint('9', 'A1'),
    '{"action":"confirmTrackingPoint","payload":{"productId":"9","orderId":"A1"}}',
    undefined,
  ],
  startBankBinding: [
    // Another order than that of the page.
    startBankBinding('B2', '9'),
    '{"action":"startBankBinding","payload":{"orderId":"B2","productId":"9"}}',
    '/bindBank?userId=7&orderId=B2&productId=9&product_id=9&building=b',
  ],
  endBankBinding: [endBankBinding(), '{"action":"endBankBinding","payload":{}}', HOME],
  dismissRepayment: [dismissRepayment(), '{"action":"dismissRepayment","payload":{}}', undefined],
};

const everyCase = Object.entries(cases) as [BridgeAction, Case][];

const placesWith = (hasHistory = false) => ({
  origin: 'https://m.lender.example',
  search: '',
  assign: vi.fn<Navigator['assign']>(),
  replace: vi.fn<Navigator['replace']>(),
  reload: vi.fn<Navigator['reload']>(),
  back: vi.fn(() => hasHistory),
});

const iosWith = (postMessage: (message: BridgeMessage) => void): NativeWindow => ({
  webkit: { messageHandlers: { loanApp: { postMessage } } },
});

const androidWith = (postMessage: (message: string) => void): NativeWindow => ({ loanApp: { postMessage } });

describe.each(everyCase)('%s', (_, [action, json, opens]) => {
  it('reaches the iOS app as an object, the Android app as JSON, and one alone where both are there; the browser stays', () => {
    const [ios, android, places] = [vi.fn(), vi.fn(), placesWith()];
    const sendTo = (native: NativeWindow) => sendToApp({ native, navigator: places, page }, action);
    sendTo(iosWith(ios));
    expect(ios.mock.calls).toEqual([[JSON.parse(json)]]);
    sendTo(androidWith(android));
    expect(android.mock.calls).toEqual([[json]]);
    sendTo({ ...iosWith(ios), ...androidWith(android) });
    expect([ios, android].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
    expect(places.assign).not.toHaveBeenCalled();
    expect(places.back).not.toHaveBeenCalled();
  });

  it('opens what stands for it in a plain browser without a history', () => {
    const places = placesWith();
    sendToApp({ native: {}, navigator: places, page }, action);
    expect(places.assign.mock.calls).toEqual(opens === undefined ? [] : [[opens]]);
  });
});

it('leaving a page in a plain browser goes back where there is a history', () => {
  for (const action of [closeWebview(), endBankBinding()]) {
    const places = placesWith(true);
    sendToApp({ native: {}, navigator: places, page }, action);
    expect(places.back).toHaveBeenCalledTimes(1);
    expect(places.assign).not.toHaveBeenCalled();
  }
});

describe('a page that a plain browser is asked to open', () => {
  it.each([
    ['http://pay.example', 1],
    ['HTTPS://pay.example', 1],
    ['javascript:alert(1)', 0],
    ['//evil.example', 0],
  ])('%s is opened %i times', (url, times) => {
    const places = placesWith();
    sendToApp({ native: {}, navigator: places, page }, openPage(url));
    expect(places.assign).toHaveBeenCalledTimes(times);
  });
});

describe('words to call that hold no plain number', () => {
  it.each(['**21*09175550100#', '%2A%2306%23', '?body=x&1'])('%j reach neither an app nor the dialler', (said) => {
    const [post, places] = [vi.fn(), placesWith()];
    for (const native of [iosWith(post), androidWith(post), {}])
      sendToApp({ native, navigator: places, page }, callPhone(said));
    expect(post).not.toHaveBeenCalled();
    expect(places.assign).not.toHaveBeenCalled();
  });
});

describe('an app that fails', () => {
  const throwing = (): never => {
    throw new Error('the handler is gone');
  };

  it('makes nothing throw, whatever the browser does besides', () => {
    const hosts = [
      { webkit: { messageHandlers: { loanApp: {} } }, loanApp: {} },
      Object.defineProperties({}, { webkit: { get: throwing }, loanApp: { get: throwing } }),
    ] as unknown as NativeWindow[];
    const navigator: Navigator = { ...placesWith(), assign: throwing, back: throwing };
    for (const native of hosts) expect(() => sendToApp({ native, navigator, page }, closeWebview())).not.toThrow();
  });

  it('on iOS leaves the message to the Android handler, and on both to the browser', () => {
    const [android, places] = [vi.fn(), placesWith()];
    sendToApp({ native: { ...iosWith(throwing), ...androidWith(android) }, navigator: places, page }, goLogin());
    expect(android).toHaveBeenCalledWith('{"action":"goLogin","payload":{}}');
    expect(places.assign).not.toHaveBeenCalled();
    sendToApp({ native: { ...iosWith(throwing), ...androidWith(throwing) }, navigator: places, page }, goLogin());
    expect(places.assign).toHaveBeenCalledWith('sampleloan://login');
  });
});
