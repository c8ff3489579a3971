import { describe, expect, it } from 'vitest';
import { manualClock } from '../../../test/support/manualClock.ts';
import type { Message } from '../../i18n/messages.ts';
import { readParameters } from '../../session/parameters.ts';
import { type ConsolePage, createBridgeConsole } from './bridgeConsole.ts';
import { text } from './messages.ts';

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
    const ios = [text.iosGot, '{"action":"startBankBinding","payload":{"orderId":"B2","productId":"3"}}'];
    expect(told()).toEqual([ios]);
    model.actAs('android');
    expect(native.webkit).toBeUndefined();
    model.send('goHome');
    expect(told()).toEqual([[text.androidGot, HOME], ios]);
  });

  it('says what a browser does where there is no app, and does not do it', () => {
    const { model, told } = open();
    model.actAs('none');
    model.send('goLogin');
    model.send('closeWebview');
    model.send('openPage');
    expect(told()).toEqual([
      [text.nothing, '{"action":"openPage","payload":{"url":"sampleloan://sample"}}'],
      [text.goesBack, ''],
      [text.opens, 'sampleloan://login'],
    ]);
  });

  it('lets the browser do it where both handlers throw', () => {
    const { model, told } = open();
    model.actAs('throwing');
    model.send('goMine');
    expect(told()).toEqual([
      [text.opens, 'sampleloan://mine'],
      [text.androidThrew, ''],
      [text.iosThrew, ''],
    ]);
  });

  it('has a slow app act later, of which the page knows nothing', () => {
    const { model, clock, told } = open();
    model.send('goMine');
    model.clear();
    model.actAs('slow');
    model.send('goHome');
    expect(told()).toEqual([[text.slowTook, HOME]]);
    // The earlier entry has been cleared, but the numbering goes on.
    expect(model.$entries.get()).toMatchObject([{ number: 2 }]);
    clock.advance(3000);
    expect(told()).toEqual([
      [text.slowActs, HOME],
      [text.slowTook, HOME],
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
    expect(told().map(([event]) => event)).toEqual([text.realGot, text.opens, text.realGot]);
  });

  const throwing = (): never => {
    throw new Error('broken');
  };

  const hooks: readonly (readonly [string, (() => unknown) | undefined, Message, string])[] = [
    ['the page asks the borrower', () => true, text.stays, 'true'],
    ['the page has nothing to ask', () => false, text.leaves, 'false'],
    ['the page throws', throwing, text.hookThrew, 'Error: broken'],
    ['there is no hook', undefined, text.noHook, ''],
  ];

  it.each(hooks)('asks loanAppBack as an app does: %s', (_, loanAppBack, event, detail) => {
    const { model, told } = open(loanAppBack ? { loanAppBack } : {});
    model.askBack();
    expect(told()).toEqual([[event, detail]]);
  });
});
