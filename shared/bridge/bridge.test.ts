import { describe, expect, it, vi } from 'vitest';
import type { Places } from '../navigation/places.ts';
import { readParameters } from '../session/parameters.ts';
import { makeBridge } from './bridge.ts';
import type { BridgeAction, BridgeMessage } from './contract.ts';
import type { NativeWindow } from './webview.ts';

const page = readParameters('?userId=7&orderId=A1&productId=9&building=b');
const targets = { scheme: 'sampleloan', storeUrl: 'https://play.example/app' };

type Case = readonly [message: BridgeMessage, json: string, opens: string | undefined];

/** Each action: the message, its JSON as the Android app gets it, and where a plain browser goes for it. */
const cases: { readonly [action in BridgeAction]: Case } = {
  openPage: [
    { action: 'openPage', payload: { url: 'https://pay.example/x?a=1' } },
    '{"action":"openPage","payload":{"url":"https://pay.example/x?a=1"}}',
    'https://pay.example/x?a=1',
  ],
  closeWebview: [{ action: 'closeWebview', payload: {} }, '{"action":"closeWebview","payload":{}}', '/'],
  goHome: [{ action: 'goHome', payload: {} }, '{"action":"goHome","payload":{}}', '/'],
  goMine: [{ action: 'goMine', payload: {} }, '{"action":"goMine","payload":{}}', 'sampleloan://mine'],
  goLogin: [{ action: 'goLogin', payload: {} }, '{"action":"goLogin","payload":{}}', 'sampleloan://login'],
  callPhone: [
    { action: 'callPhone', payload: { phone: '+6328550100' } },
    '{"action":"callPhone","payload":{"phone":"+6328550100"}}',
    'tel:+6328550100',
  ],
  goRate: [{ action: 'goRate', payload: {} }, '{"action":"goRate","payload":{}}', 'https://play.example/app'],
  confirmTrackingPoint: [
    { action: 'confirmTrackingPoint', payload: { productId: '9', orderId: 'A1' } },
    '{"action":"confirmTrackingPoint","payload":{"productId":"9","orderId":"A1"}}',
    undefined,
  ],
  startBankBinding: [
    { action: 'startBankBinding', payload: { orderId: 'A1', productId: '9' } },
    '{"action":"startBankBinding","payload":{"orderId":"A1","productId":"9"}}',
    '/bindBank?userId=7&orderId=A1&productId=9&product_id=9&building=b',
  ],
  endBankBinding: [{ action: 'endBankBinding', payload: {} }, '{"action":"endBankBinding","payload":{}}', '/'],
  dismissRepayment: [
    { action: 'dismissRepayment', payload: {} },
    '{"action":"dismissRepayment","payload":{}}',
    undefined,
  ],
};

const everyCase = Object.entries(cases) as [BridgeAction, Case][];

const placesWith = (hasHistory = false) => ({
  origin: 'https://m.lender.example',
  search: '',
  assign: vi.fn<Places['assign']>(),
  replace: vi.fn<Places['replace']>(),
  reload: vi.fn<Places['reload']>(),
  back: vi.fn(() => hasHistory),
});

const iosWith = (postMessage: (message: BridgeMessage) => void): NativeWindow => ({
  webkit: { messageHandlers: { loanApp: { postMessage } } },
});

describe.each(everyCase)('%s', (_, [message, json, opens]) => {
  it('reaches the iOS app as an object, and the browser stays', () => {
    const [post, places] = [vi.fn(), placesWith()];
    makeBridge(iosWith(post), places, page, targets)(message);
    expect(post.mock.calls).toEqual([[JSON.parse(json)]]);
    expect(places.assign).not.toHaveBeenCalled();
    expect(places.back).not.toHaveBeenCalled();
  });

  it('reaches the Android app as JSON, and the browser stays', () => {
    const [post, places] = [vi.fn(), placesWith()];
    makeBridge({ loanApp: { postMessage: post } }, places, page, targets)(message);
    expect(post.mock.calls).toEqual([[json]]);
    expect(places.assign).not.toHaveBeenCalled();
    expect(places.back).not.toHaveBeenCalled();
  });

  it('reaches one app alone where both handlers are there', () => {
    const [ios, android] = [vi.fn(), vi.fn()];
    makeBridge({ ...iosWith(ios), loanApp: { postMessage: android } }, placesWith(), page, targets)(message);
    expect(ios).toHaveBeenCalledOnce();
    expect(android).not.toHaveBeenCalled();
  });

  it('opens what stands for it in a plain browser without a history', () => {
    const places = placesWith();
    makeBridge({}, places, page, targets)(message);
    expect(places.assign.mock.calls).toEqual(opens === undefined ? [] : [[opens]]);
  });

  it('never throws, whatever the app and the browser do', () => {
    const refuse = (): never => {
      throw new Error('refused');
    };
    const hosts = [
      iosWith(refuse),
      { loanApp: { postMessage: refuse } },
      { ...iosWith(refuse), loanApp: { postMessage: refuse } },
      { webkit: {} },
      { webkit: { messageHandlers: {} } },
      { webkit: null, loanApp: null },
      { webkit: { messageHandlers: { loanApp: {} } }, loanApp: {} },
      {
        get webkit() {
          return refuse();
        },
        get loanApp() {
          return refuse();
        },
      },
    ] as unknown as NativeWindow[];
    const broken: Places = { ...placesWith(), assign: refuse, back: refuse };
    for (const host of hosts) expect(() => makeBridge(host, broken, page, targets)(message)).not.toThrow();
  });
});

describe('leaving a page in a plain browser', () => {
  it.each(['closeWebview', 'endBankBinding'] as const)('%s goes back where there is a history', (action) => {
    const places = placesWith(true);
    makeBridge({}, places, page, targets)({ action, payload: {} });
    expect(places.back).toHaveBeenCalledOnce();
    expect(places.assign).not.toHaveBeenCalled();
  });

  it.each(['goHome', 'dismissRepayment'] as const)('%s does not go back', (action) => {
    const places = placesWith(true);
    makeBridge({}, places, page, targets)({ action, payload: {} });
    expect(places.back).not.toHaveBeenCalled();
  });
});

describe('a page that a plain browser is asked to open', () => {
  it.each(['http://pay.example', 'HTTPS://pay.example'])('%s is opened', (url) => {
    const places = placesWith();
    makeBridge({}, places, page, targets)({ action: 'openPage', payload: { url } });
    expect(places.assign).toHaveBeenCalledWith(url);
  });

  it.each(['javascript:alert(1)', 'sampleloan://pay', 'intent://x', 'data:text/html,x', '//evil.example', '/x', ''])(
    '%j is not opened',
    (url) => {
      const places = placesWith();
      makeBridge({}, places, page, targets)({ action: 'openPage', payload: { url } });
      expect(places.assign).not.toHaveBeenCalled();
    },
  );
});

describe('an app that fails', () => {
  const throwing = (): never => {
    throw new Error('the handler is gone');
  };

  it('on iOS leaves the message to the Android handler', () => {
    const android = vi.fn();
    const host = { ...iosWith(throwing), loanApp: { postMessage: android } };
    makeBridge(host, placesWith(), page, targets)({ action: 'goHome', payload: {} });
    expect(android).toHaveBeenCalledWith('{"action":"goHome","payload":{}}');
  });

  it('on both leaves it to the browser', () => {
    const places = placesWith();
    const host = { ...iosWith(throwing), loanApp: { postMessage: throwing } };
    makeBridge(host, places, page, targets)({ action: 'goLogin', payload: {} });
    expect(places.assign).toHaveBeenCalledWith('sampleloan://login');
  });
});
