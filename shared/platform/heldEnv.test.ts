import { describe, expect, it, vi } from 'vitest';
import { testEnv } from '../../test/support/testEnv.ts';
import { type HeldPlatform, heldPlatform } from './heldEnv.ts';

const KEY = 'loan:default:bankTipSeen';
const search = '?userId=50014&orderId=174001&productId=2001';

/** Creates a page that is rendered before it is opened, on a phone that an earlier page uses as well. */
const heldPage = (app: 'none' | 'android' = 'none', storage = new Map<string, string>()) => {
  const phone = testEnv({ search, app, storage });
  const platform = heldPlatform();
  return { ...phone, platform, env: platform.hold(phone.env), outside: phone.env };
};

const open = (platform: HeldPlatform): boolean => {
  const holds = platform.open();
  if (holds) platform.goOn();
  return holds;
};

describe('A page that nobody has opened yet', () => {
  it('reads what the tab keeps, and keeps nothing there before it is opened', () => {
    const { env, platform, storage, outside } = heldPage();
    outside.store.write('cardCode', { cardId: '7' });
    expect(env.store.read('cardCode')).toMatchObject({ cardId: '7' });
    expect(env.store.write('bankTipSeen', {})).toBe(true);
    expect(storage.has(KEY)).toBe(false);
    expect(open(platform)).toBe(true);
    expect(storage.has(KEY)).toBe(true);
    expect(env.store.read('bankTipSeen')).toEqual(outside.store.read('bankTipSeen'));
  });

  it('starts its timers as it is opened, without those that it has given up by then', () => {
    const { env, platform, clock } = heldPage();
    const run = vi.fn();
    const never = vi.fn();
    env.clock.after(100, run);
    env.clock.after(100, never)();
    clock.advance(60_000);
    expect(run).not.toHaveBeenCalled();
    open(platform);
    clock.advance(99);
    expect(run).not.toHaveBeenCalled();
    clock.advance(1);
    expect(run).toHaveBeenCalledTimes(1);
    clock.advance(60_000);
    expect(never).not.toHaveBeenCalled();
  });

  it('hears of the borrower who comes back once it is open, and as it is opened where it is old', () => {
    const fresh = heldPage();
    const seen = vi.fn();
    fresh.env.onReturn(seen);
    fresh.comeBack('visible');
    open(fresh.platform);
    expect(seen).not.toHaveBeenCalled();
    fresh.comeBack('revived');
    expect(seen.mock.calls).toEqual([['revived']]);

    const old = heldPage();
    const told = vi.fn();
    old.env.onReturn(told);
    const asked = vi.fn();
    told.mockImplementation(() => old.platform.whenOpen(asked));
    old.platform.open();
    old.platform.tellOfReturn();
    expect(told.mock.calls).toEqual([['visible']]);
    expect(asked).not.toHaveBeenCalled();
    old.platform.goOn();
    expect(asked).toHaveBeenCalledOnce();
  });

  it.each([
    ['moves on', (env: ReturnType<typeof heldPage>['env']) => env.navigator.assign('/x')],
    ['opens another page in its place', (env: ReturnType<typeof heldPage>['env']) => env.navigator.replace('/x')],
    ['loads itself anew', (env: ReturnType<typeof heldPage>['env']) => env.navigator.reload()],
    ['goes back', (env: ReturnType<typeof heldPage>['env']) => env.navigator.back()],
    ['says something', (env: ReturnType<typeof heldPage>['env']) => env.toast('Hello')],
    ['asks for the app', (env: ReturnType<typeof heldPage>['env']) => env.native.loanApp?.postMessage('{}')],
    ['asks for the app of iOS', (env: ReturnType<typeof heldPage>['env']) => env.native.webkit],
  ])('is begun anew as it is opened where it %s, and has done none of it', (_, act) => {
    const { env, platform, moves, toasts, messages, storage } = heldPage('android');
    env.store.write('bankTipSeen', {});
    act(env);
    expect(open(platform)).toBe(false);
    expect([...moves, ...toasts, ...messages]).toEqual([]);
    expect(storage.has(KEY)).toBe(false);
  });
});

describe('What was drawn before holds no more', () => {
  it('where another page has changed what it has read of the tab, and nothing of it is kept then', () => {
    const { env, platform, outside, storage } = heldPage();
    expect(env.store.read('bankTipSeen')).toBeUndefined();
    env.store.write('cardCode', {});
    outside.store.write('bankTipSeen', {});
    expect(open(platform)).toBe(false);
    expect(storage.has('loan:default:cardCode')).toBe(false);
  });

  it('where the tab does not take what it was told is kept', () => {
    const { env, platform } = heldPage();
    expect(env.store.write('bankTipSeen', { tip: 'too long'.repeat(1000) })).toBe(true);
    expect(open(platform)).toBe(false);
  });

  it('where it wants to read what it has kept itself, which is not there yet', () => {
    const { env, platform } = heldPage();
    env.store.write('bankTipSeen', {});
    env.store.read('bankTipSeen');
    expect(open(platform)).toBe(false);
  });

  it('where it came to something that must not be shown', () => {
    const { platform } = heldPage();
    platform.giveUp();
    expect(open(platform)).toBe(false);
  });
});

it('What is open and does not go on yet does what it is told to, and what waited comes after that', () => {
  const { env, platform, clock, moves, toasts, messages } = heldPage('android');
  const run = vi.fn();
  env.clock.after(0, run);
  expect(platform.open()).toBe(true);
  env.navigator.assign('/x');
  env.toast('Hello');
  env.native.loanApp?.postMessage('{"action":"goHome"}');
  clock.advance(0);
  expect(moves).toEqual(['assign /x']);
  expect(toasts.map(({ text }) => text)).toEqual(['Hello']);
  expect(messages).toEqual([{ action: 'goHome' }]);
  expect(run).not.toHaveBeenCalled();
  platform.goOn();
  clock.advance(0);
  expect(run).toHaveBeenCalledOnce();
});

it('A page that is open is not begun anew, whatever it comes to', () => {
  const { platform } = heldPage();
  const waits = vi.fn();
  platform.whenOpen(waits);
  expect(waits).not.toHaveBeenCalled();
  open(platform);
  platform.giveUp();
  platform.whenOpen(waits);
  expect(waits).toHaveBeenCalledTimes(2);
});
