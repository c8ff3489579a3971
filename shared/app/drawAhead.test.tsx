// @vitest-environment happy-dom
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callKey, type EarlyWindow } from '../api/earlyCall.ts';
import { readPeriodPlan } from '../api/endpoints/readPeriodPlan.ts';
import type { Outcome } from '../api/outcome.ts';
import { unknown } from '../api/settle.ts';
import type { Env } from '../platform/env.ts';
import { readParameters } from '../session/parameters.ts';
import { drawAhead } from './drawAhead.ts';
import { text } from './messages.ts';
import { hydrate, type ScreenParts } from './start.tsx';

const SEARCH = '?userId=1&orderId=2&productId=3';
const order = { orderId: '2', productId: '3' };
const ready = { kind: 'ok', data: 'due' } as unknown as Outcome<never>;

const host = window as EarlyWindow;
const shown = (): string | undefined => document.querySelector('main')?.textContent ?? undefined;

/** A screen that reads once and shows what came, and how often the borrower has come back. */
const createDue = (env: Env) => {
  const $due = atom('loading');
  const $returns = atom(0);
  env.onReturn(() => $returns.set($returns.get() + 1));
  const open = async (): Promise<void> => {
    const outcome = await env.call(readPeriodPlan, order);
    $due.set(outcome.kind === 'ok' ? String(outcome.data) : outcome.kind);
  };
  return { $due, $returns, open: () => void open() };
};

function Due({ model }: { readonly model: ReturnType<typeof createDue> }) {
  return (
    <p>
      {useStore(model.$due)} {useStore(model.$returns)}
    </p>
  );
}

const screenWith = (...outcomes: readonly Outcome<never>[]) => {
  const rest = [...outcomes];
  const call = vi.fn(async () => {
    host.loanEarly = undefined;
    return rest.shift() as Outcome<never>;
  });
  const screen: ScreenParts<ReturnType<typeof createDue>> = {
    create: createDue,
    Screen: Due,
    title: text.home,
    client: () => call as never,
  };
  return { screen, call };
};

/** The borrower opens the page, so long after it was loaded. */
const open = (afterMs = 0): void => {
  vi.spyOn(performance, 'now').mockReturnValue(afterMs);
  vi.spyOn(Date, 'now').mockReturnValue(performance.timeOrigin + afterMs);
  opened.dispatchEvent(new Event('prerenderingchange'));
};

// The document of each test is the same one, and hears of its own opening alone.
let opened: EventTarget;

beforeEach(() => {
  Object.assign(document, { prerendering: true });
  opened = new EventTarget();
  vi.spyOn(document, 'addEventListener').mockImplementation((type: string, run: unknown) =>
    opened.addEventListener(type, run as () => void),
  );
  document.body.innerHTML = '<div id="root"><main class="page"><p>loading 0</p></main></div>';
  history.replaceState({ session: { userId: '1' } }, '', SEARCH);
  sessionStorage.clear();
  const page = readParameters(SEARCH);
  host.loanEarly = {
    key: callKey(readPeriodPlan, readPeriodPlan.payload(order), page),
    response: new Promise(() => {}),
  };
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('A page that is drawn ahead has its data before it is opened, and keeps what it has drawn', async () => {
  const { screen, call } = screenWith(ready);
  drawAhead(screen, hydrate, () => {});
  await expect.poll(shown).toBe('due 0');
  const drawn = document.querySelector('p');
  open();
  expect(document.querySelector('p')).toBe(drawn);
  expect(shown()).toBe('due 0');
  expect(call).toHaveBeenCalledTimes(1);
});

it('A page that is drawn ahead shows its pictures once its first frame is drawn', async () => {
  drawAhead(screenWith(ready).screen, hydrate, () => {});
  document.body.append(document.createElement('img'));
  const seen = () => getComputedStyle(document.querySelector('img') as Element).visibility;
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
  expect(seen()).toBe('hidden');
  open();
  expect(seen()).toBe('hidden');
  for (const run of frames) run(0);
  await expect.poll(seen).not.toBe('hidden');
});

it('A page that is opened ten seconds after it was loaded hears of the borrower as if they came back', async () => {
  const { screen } = screenWith(ready);
  drawAhead(screen, hydrate, () => {});
  await expect.poll(shown).toBe('due 0');
  open(10_001);
  await expect.poll(shown).toBe('due 1');
});

it('A page that is not opened within ten seconds says before it is opened that it will ask again', async () => {
  vi.useFakeTimers();
  const { screen, call } = screenWith(ready, ready);
  drawAhead(screen, hydrate, () => {});
  await vi.advanceTimersByTimeAsync(10_001);
  expect(shown()).toBe('due 1');
  open(12_000);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(shown()).toBe('due 1');
  expect(call).toHaveBeenCalledTimes(1);
});

it('A page that is opened sooner does not hear of a return once it is ten seconds old', async () => {
  vi.useFakeTimers();
  drawAhead(screenWith(ready).screen, hydrate, () => {});
  await vi.advanceTimersByTimeAsync(5_000);
  open(5_000);
  vi.spyOn(performance, 'now').mockReturnValue(17_000);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(shown()).toBe('due 0');
});

it('A page whose data did not come begins anew as it is opened, and asks for them again', async () => {
  const { screen, call } = screenWith(unknown('offline'), ready);
  drawAhead(screen, hydrate, () => {});
  await expect.poll(() => call.mock.calls.length).toBe(1);
  await expect.poll(shown).toBe('unknown 0');
  open();
  expect(shown()).toBe('loading 0');
  await expect.poll(shown).toBe('due 0');
  expect(call).toHaveBeenCalledTimes(2);
});

it('A call that the head has not sent waits until the page is opened', async () => {
  host.loanEarly = undefined;
  const { screen, call } = screenWith(ready);
  drawAhead(screen, hydrate, () => {});
  await new Promise((resolve) => setTimeout(resolve));
  expect(call).not.toHaveBeenCalled();
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
  open();
  // Nor before what it has drawn is on screen.
  await new Promise((resolve) => setTimeout(resolve));
  expect(call).not.toHaveBeenCalled();
  for (const run of frames) run(0);
  await expect.poll(shown).toBe('due 0');
  expect(call).toHaveBeenCalledTimes(1);
});

it('A call of a page that has no frame any more goes out all the same', async () => {
  host.loanEarly = undefined;
  const { screen, call } = screenWith(ready);
  drawAhead(screen, hydrate, () => {});
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  open();
  await expect.poll(() => call.mock.calls.length).toBe(1);
});

it('A page that shows what the tab has kept begins anew where it was drawn more than a minute before', async () => {
  host.loanEarly = undefined;
  const { screen, call } = screenWith(ready);
  drawAhead(screen, hydrate, () => {});
  const drawn = document.querySelector('p');
  open(60_001);
  expect(document.querySelector('p')).not.toBe(drawn);
  await expect.poll(shown).toBe('due 0');
  expect(call).toHaveBeenCalledTimes(1);
});

it('A page that is open by the time is left to what has brought it to life', async () => {
  Object.assign(document, { prerendering: false });
  const { screen, call } = screenWith(ready);
  drawAhead(screen, hydrate, () => {});
  await new Promise((resolve) => setTimeout(resolve));
  expect(call).not.toHaveBeenCalled();
  expect(shown()).toBe('loading 0');
});
