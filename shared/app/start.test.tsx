// @vitest-environment happy-dom

import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Texts } from '../i18n/messages.ts';
import { commonText } from '../ui/messages.ts';
import { type ScreenModel, start } from './start.tsx';

const FALLBACK = /^This page has stopped working/;

interface CountModel extends ScreenModel {
  readonly $count: ReturnType<typeof atom<number>>;
}

const startWith = (
  Screen: (props: { readonly model: CountModel }) => unknown,
  open = () => {},
  onCreate = () => {},
) => {
  const $count = atom(0);
  const begin = () =>
    start({
      create: () => {
        onCreate();
        return { $count, open };
      },
      Screen: Screen as never,
      title: commonText.home,
    });
  return { $count, begin };
};

function Counter({ model }: { readonly model: CountModel }) {
  const count = useStore(model.$count);
  if (count > 1) throw new Error('too many');
  return <p>{count}</p>;
}

// Returns the text of the screen, without the brand's bar above it.
const shown = (): string => {
  const box = document.getElementById('root');
  return (box?.querySelector('main') ?? box)?.textContent ?? '';
};

// A later rendering that throws rejects a promise: in a browser that is an `unhandledrejection`, here it would fail the whole run.
let thrown: unknown[] = [];
const catchError = (error: unknown): void => void thrown.push(error);
const failRun = process.listeners('unhandledRejection');

beforeEach(() => {
  document.body.innerHTML = '<div id="root"><main class="page">Loading…</main><div class="toast"></div></div>';
  thrown = [];
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', catchError);
});
afterEach(() => {
  process.off('unhandledRejection', catchError);
  for (const listener of failRun) process.on('unhandledRejection', listener);
  Reflect.deleteProperty(window, 'loanLanguage');
});

it('A screen opens its model once its components listen to their stores, and draws a change in the same task', async () => {
  const { $count, begin } = startWith(Counter, () => $count.set(1));
  begin();
  expect(shown()).toBe('0');
  await Promise.resolve();
  await Promise.resolve();
  expect(shown()).toBe('1');
});

const fail = (): never => {
  throw new Error('broken');
};

it.each([
  ['first rendering throws', fail, undefined, undefined],
  ['model cannot be opened', Counter, fail, undefined],
])('A screen whose %s gives way to the fallback page', (_, Screen, open, onCreate) => {
  const { begin } = startWith(Screen, open, onCreate);
  expect(begin).toThrow('broken');
  expect(shown()).toMatch(FALLBACK);
});

it('A screen whose later rendering throws gives way to the fallback page for good', async () => {
  const { $count, begin } = startWith(Counter);
  begin();
  $count.set(2);
  await expect.poll(() => shown()).toMatch(FALLBACK);
  await expect.poll(() => thrown).toEqual([new Error('too many')]);
  expect($count.lc).toBe(0);
  $count.set(0);
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown()).toMatch(FALLBACK);
});

it('The file of a language that arrives later puts the screen, and the fallback page, into that language', async () => {
  let arrive = (_: Texts): void => {};
  const file = new Promise<Texts>((resolve) => {
    arrive = resolve;
  });
  Object.assign(window, { loanLanguage: { name: 'fil', file } });
  const { begin } = startWith(fail);
  expect(begin).toThrow('broken');
  arrive({ 'app.text': 'Huminto ang pahinang ito.', 'common.home': 'Bahay' });
  await expect.poll(() => shown()).toBe('Huminto ang pahinang ito.');
  expect([document.title, document.documentElement.lang]).toEqual(['Bahay · Sample Loan', 'fil']);
});

it('A page that was opened for somebody else leads home below the path of the pages, in its language', async () => {
  vi.resetModules();
  vi.stubGlobal('__BASE_PATH__', '/app');
  vi.stubGlobal('loanOfAnother', true);
  document.documentElement.lang = 'fil';
  const below = await import('./start.tsx');
  below.start({ create: fail, Screen: fail, title: commonText.home });
  expect(document.querySelector('#root a')?.getAttribute('href')).toBe('/app/?lang=fil');
});

it('The first screen of another user on a phone stands below a notice until that user goes on, and no later one does', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  const open = (session: object): string => {
    history.replaceState({ session }, '', '/repay');
    document.body.innerHTML = '<div id="root"></div>';
    startWith(Counter).begin();
    return shown();
  };
  localStorage.clear();
  expect(open({ userId: '7', sessionId: 'a' })).toBe('0');
  expect(open({ userId: '7', sessionId: 'b' })).toBe('0');
  expect(open({})).toBe('0');
  for (const _ of ['first view', 'reload'])
    expect(open({ userId: '8' })).toMatch(/^This link is for another person, not the last user of this phone\./);
  document.querySelector('button')?.click();
  expect(reload).toHaveBeenCalledOnce();
  expect(open({ userId: '8' })).toBe('0');
  expect(JSON.stringify({ ...localStorage })).not.toContain('"8"');
});
