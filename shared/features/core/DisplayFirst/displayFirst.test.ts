import { atom } from 'nanostores';
import { describe, expect, it, vi } from 'vitest';
import { testEnv } from '../../../../test/support/testEnv.ts';
import { readyIn } from '../../../../test/support/until.ts';
import { readOrder } from '../../../api/endpoints/readOrder.ts';
import { readPeriodPlan } from '../../../api/endpoints/readPeriodPlan.ts';
import type { Outcome } from '../../../api/outcome.ts';
import type { Call } from '../../../api/settle.ts';
import type { Env } from '../../../platform/env.ts';
import { displayFirst, type WholeScreen } from './displayFirst.ts';

const order = { productId: '9', orderId: 'A1' };
const whole: WholeScreen = { Screen: () => null, $isWaiting: atom(false) };
const offline = { kind: 'unknown', reason: 'offline' } as const;

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Opens a page; the test decides when its response and the rest of its script arrive. */
const openPage = ({ mayShow = true, make = (): WholeScreen => whole } = {}) => {
  const { env, clock } = testEnv({ search: '?userId=7' });
  const responses: ((outcome: Outcome<unknown>) => void)[] = [];
  const parts: { arrive(): void; fail(): void }[] = [];
  const opened: Env[] = [];
  const seen: unknown[] = [];
  const openWhole = (given: Env, data?: unknown): WholeScreen => {
    opened.push(given);
    seen.push(data);
    return make();
  };
  const call = vi.fn(() => new Promise<Outcome<unknown>>((resolve) => responses.push(resolve)));
  const model = displayFirst(
    { ...env, call: call as unknown as Call },
    {
      read: readPeriodPlan,
      input: order,
      mayShow: () => mayShow,
      loadWhole: () =>
        new Promise<typeof openWhole>((resolve, reject) =>
          parts.push({ arrive: () => resolve(openWhole), fail: () => reject(new TypeError('Failed to fetch')) }),
        ),
    },
  );
  model.open();
  return {
    model,
    call,
    clock,
    parts,
    /** The data on screen that each whole screen was given when it opened. */
    seen,
    /** Lets the rest of the script arrive. @returns the platform of the whole screen. */
    arrive: async (): Promise<Env | undefined> => {
      parts.at(-1)?.arrive();
      await nextTurn();
      return opened.at(-1);
    },
    respond: (outcome: Outcome<unknown>) => {
      responses[0]?.(outcome);
      return nextTurn();
    },
  };
};

const ok = { kind: 'ok', data: { repayAmount: 1 } } as const;

describe('A page that displays its data first', () => {
  it('shows the data before the rest of its script is there, and then the whole screen', async () => {
    const { model, arrive, respond } = openPage();
    await respond(ok);
    expect(model.$first.get()).toMatchObject({ kind: 'ready', data: { repayAmount: 1 } });
    expect(model.$whole.get()).toEqual({ kind: 'loading' });
    await arrive();
    expect(model.$whole.get()).toEqual({ kind: 'ready', Screen: whole.Screen });
  });

  it('asks once: the whole screen’s first read of the data is the one that is under way, every other call goes on as it is', async () => {
    const { call, arrive, respond } = openPage();
    const env = await arrive();
    const read = env?.call(readPeriodPlan, order);
    await respond(ok);
    expect(await read).toEqual(ok);
    expect(call).toHaveBeenCalledTimes(1);
    void env?.call(readPeriodPlan, order);
    expect(call).toHaveBeenCalledTimes(2);
    void env?.call(readOrder, order, { outlivesPage: true });
    expect(call.mock.calls.at(-1)).toEqual([readOrder, order, { outlivesPage: true }]);
  });

  it('does not hand a response on that is ten seconds old', async () => {
    const { call, clock, arrive, respond } = openPage();
    await respond(ok);
    clock.advance(10_000);
    void (await arrive())?.call(readPeriodPlan, order);
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('tells the whole screen what the borrower has seen, and nothing where nothing was shown', async () => {
    for (const [mayShow, data] of [
      [true, ok.data],
      [false, undefined],
    ] as const) {
      const { arrive, respond, seen } = openPage({ mayShow });
      await respond(ok);
      await arrive();
      expect(seen).toEqual([data]);
    }
  });

  it('does not hand on a response of an hour ago, though the timers stood while the phone slept', async () => {
    const { call, clock, arrive, respond } = openPage();
    await respond(ok);
    clock.set(clock.now() + 3_600_000);
    void (await arrive())?.call(readPeriodPlan, order);
    expect(call).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['data that something has to stand in front of', { mayShow: false }, ok],
    ['a failure', {}, offline],
  ])('leaves %s to the whole screen, which gets the same outcome', async (_, how, outcome) => {
    const { model, arrive, respond } = openPage(how);
    await respond(outcome);
    expect(model.$first.get()).toEqual({ kind: 'loading' });
    expect(await (await arrive())?.call(readPeriodPlan, order)).toEqual(outcome);
  });

  it('says so where the rest of the script does not come, and loads it again when asked', async () => {
    const { model, parts, arrive, respond } = openPage();
    await respond(ok);
    parts[0]?.fail();
    await nextTurn();
    expect(model.$whole.get()).toEqual({ kind: 'failed' });
    expect(model.$first.get()).toMatchObject({ kind: 'ready' });
    model.retry();
    await arrive();
    expect(model.$whole.get()).toMatchObject({ kind: 'ready' });
  });

  it('reads the data anew where they did not come either, so that one try is enough', async () => {
    const { model, call, parts, arrive, respond } = openPage();
    parts[0]?.fail();
    await respond(offline);
    model.retry();
    void (await arrive())?.call(readPeriodPlan, order);
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('does not ask a second time for what is still under way when the rest is loaded again', async () => {
    const { model, call, parts, arrive, respond } = openPage();
    parts[0]?.fail();
    await nextTurn();
    model.retry();
    const read = (await arrive())?.call(readPeriodPlan, order);
    await respond(ok);
    expect(await read).toEqual(ok);
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('leaves the data to the whole screen where they come after it, and says that they are on their way until it shows them', async () => {
    const $isWaiting = atom(true);
    const { model, arrive, respond } = openPage({ make: () => ({ ...whole, $isWaiting }) });
    await arrive();
    expect(model.$whole.get()).toEqual({ kind: 'loading' });
    await respond(ok);
    expect(model.$first.get()).toEqual({ kind: 'loading' });
    $isWaiting.set(false);
    expect(model.$whole.get()).toMatchObject({ kind: 'ready' });
    $isWaiting.set(true);
    expect(model.$whole.get()).toMatchObject({ kind: 'ready' });
  });

  it('gives way at once where it has shown data, though the whole screen reads them anew', async () => {
    const { model, arrive, respond } = openPage({ make: () => ({ ...whole, $isWaiting: atom(true) }) });
    await respond(ok);
    await arrive();
    expect(model.$whole.get()).toMatchObject({ kind: 'ready' });
  });

  it('does not take a mistake in the whole screen for a lost connection: rendering it throws the mistake', async () => {
    const mistake = new TypeError('a mistake of ours');
    const make = (): WholeScreen => {
      throw mistake;
    };
    const { model, arrive } = openPage({ make });
    await arrive();
    expect(readyIn(model.$whole).Screen).toThrow(mistake);
  });
});
