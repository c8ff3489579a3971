import { describe, expect, it } from 'vitest';
import { manualClock } from '../../../test/support/manualClock.ts';
import { readParameters } from '../../session/parameters.ts';
import { type ConsolePage, createBridgeConsole } from './bridgeConsole.ts';

const open = (native: ConsolePage['native'] = {}) => {
  const clock = manualClock();
  const page = readParameters('?userId=7&orderId=B2&productId=3');
  const model = createBridgeConsole({ native, page, clock });
  const told = () => model.$entries.get().map(({ event, detail }) => [event, detail]);
  return { model, clock, native, told };
};

const HOME = '{"action":"goHome","payload":{}}';

describe('The console of the bridge', () => {
  it('puts the handler of iOS on the window, that of Android there instead, and shows what each gets', () => {
    const { model, native, told } = open();
    model.actAs('ios');
    expect(native.webkit?.messageHandlers?.loanApp).toBeDefined();
    model.send('startBankBinding');
    const ios = [
      'The iOS app received this object.',
      '{"action":"startBankBinding","payload":{"orderId":"B2","productId":"3"}}',
    ];
    expect(told()).toEqual([ios]);
    model.actAs('android');
    expect(native.webkit).toBeUndefined();
    model.send('goHome');
    expect(told()).toEqual([['The Android app received this text.', HOME], ios]);
  });

  it('says what a browser does where there is no app, and does not do it', () => {
    const { model, told } = open();
    model.actAs('none');
    model.send('goLogin');
    model.send('closeWebview');
    model.send('openPage');
    expect(told()).toEqual([
      ['No app took it, and a browser does nothing.', '{"action":"openPage","payload":{"url":"sampleloan://sample"}}'],
      ['No app took it. A browser goes back, or to the home page.', ''],
      ['No app took it. A browser opens this address.', 'sampleloan://login'],
    ]);
  });

  it('lets the browser do it where both handlers throw', () => {
    const { model, told } = open();
    model.actAs('throwing');
    model.send('goMine');
    expect(told()).toEqual([
      ['No app took it. A browser opens this address.', 'sampleloan://mine'],
      ['The Android app threw.', ''],
      ['The iOS app threw.', ''],
    ]);
  });

  it('has a slow app act later, of which the page knows nothing', () => {
    const { model, clock, told } = open();
    model.send('goMine');
    model.clear();
    model.actAs('slow');
    model.send('goHome');
    expect(told()).toEqual([['The slow app received this text, and acts in 3 seconds.', HOME]]);
    // The earlier entry has been cleared, but the numbering goes on.
    expect(model.$entries.get()).toMatchObject([{ number: 2 }]);
    clock.advance(3000);
    expect(told()).toEqual([
      ['The slow app acts now.', HOME],
      ['The slow app received this text, and acts in 3 seconds.', HOME],
    ]);
  });

  it('sends to the app that is really there, before it acts as another and after', () => {
    const taken: string[] = [];
    const { model, told } = open({ loanApp: { postMessage: (json) => taken.push(json) } });
    model.send('goHome');
    model.actAs('none');
    model.send('goRate');
    model.actAs('real');
    model.send('goHome');
    expect(taken).toEqual([HOME, HOME]);
    expect(told().map(([event]) => event)).toEqual([
      'The app that is really there took it.',
      'No app took it. A browser opens this address.',
      'The app that is really there took it.',
    ]);
  });

  const throwing = (): never => {
    throw new Error('broken');
  };

  const hooks: readonly (readonly [string, (() => unknown) | undefined, string, string])[] = [
    ['the page asks the borrower', () => true, 'The page handles it; the app stays.', 'true'],
    ['the page has nothing to ask', () => false, 'The app goes back in the webview, or closes it.', 'false'],
    ['the page throws', throwing, 'The page threw; the app goes back or closes.', 'Error: broken'],
    ['there is no hook', undefined, 'This page has no loanAppBack; the app goes back or closes.', ''],
  ];

  it.each(hooks)('asks loanAppBack as an app does: %s', (_, loanAppBack, event, detail) => {
    const { model, told } = open(loanAppBack ? { loanAppBack } : {});
    model.askBack();
    expect(told()).toEqual([[event, detail]]);
  });
});
