import { describe, expect, it } from 'vitest';
import { smallLender } from '../../test/support/lenders.ts';
import { type ManualClock, manualClock } from '../../test/support/manualClock.ts';
import { randomRuns } from '../../test/support/randomRuns.ts';
import { type TestEnv, testEnv } from '../../test/support/testEnv.ts';
import * as catalogue from '../api/catalogue.ts';
import { pushLoan } from '../api/endpoints/pushLoan.ts';
import { readOrder } from '../api/endpoints/readOrder.ts';
import type { Outcome } from '../api/outcome.ts';
import { tabMarks } from '../stores/sentMarks.ts';
import { type Intent, once, type Sight } from './once.ts';

const KEY = 'pushLoan:7:9';
const STORED = `loan:default:sent:${KEY}`;
const search = '?userId=7&productId=9';
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

const yes = { kind: 'ok', data: { needsCode: false } } as const;
const asksForCode = { kind: 'ok', data: { needsCode: true } } as const;
const no = { kind: 'refused', code: '5000', message: '' } as const;
const repetition = { kind: 'refused', code: '800005', message: '' } as const;
const silence = { kind: 'unknown', why: 'offline' } as const;
type Answer = Outcome<{ readonly needsCode: boolean }>;

interface Phone {
  readonly clock: ManualClock;
  readonly phoneStorage: Map<string, string>;
}

const newPhone = (): Phone => ({ clock: manualClock(), phoneStorage: new Map() });

/** The phone after somebody has moved its clock; its timers run on as before. */
const withClockMoved = (phone: Phone, ms: number): Phone => ({
  ...phone,
  clock: { ...phone.clock, now: () => phone.clock.now() + ms },
});

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** A page with one button, on a tab of this phone. The test answers its request and its looks, the latest ones. */
const openTab = (phone: Phone, key = KEY, more: Partial<Intent> = {}) => {
  const test = testEnv({ search, ...phone });
  const looks: ((sight: Sight) => void)[] = [];
  const requests: ((answer: Answer) => void)[] = [];
  const look = () => new Promise<Sight>((resolve) => looks.push(resolve));
  const lock = once({ ...test.env, marks: test.marks }, { key, look, ...more });
  const reading = {
    isFinal: ({ needsCode }: { readonly needsCode: boolean }) => !needsCode,
    isUnclear: ({ code }: { readonly code: string }) => code === '800005',
  };
  lock.open();
  return {
    ...lock,
    comeBack: test.comeBack,
    tap: () => lock.send(() => new Promise<Answer>((resolve) => requests.push(resolve)), reading),
    state: () => lock.$state.get(),
    sent: () => requests.length,
    looks,
    answer: (answer: Answer) => {
      requests[requests.length - 1]?.(answer);
      return nextTurn();
    },
    see: (sight: Sight) => {
      looks[looks.length - 1]?.(sight);
      return nextTurn();
    },
  };
};

/** A tab whose request went out and was never answered; the minute is over and a look has found no sign of it. */
const openedDoubt = async (phone: Phone) => {
  const tab = openTab(phone);
  tab.tap();
  await tab.answer(silence);
  await tab.see('open');
  phone.clock.advance(MINUTE_MS);
  await tab.see('open');
  return tab;
};

describe('a request that may be sent only once', () => {
  it('is free on a page that knows of none, and goes out at a tap', () => {
    const tab = openTab(newPhone());
    expect(tab.state()).toEqual({ kind: 'free' });
    expect(tab.looks).toHaveLength(0);
    tab.tap();
    expect(tab.state()).toEqual({ kind: 'sending' });
    expect(tab.sent()).toBe(1);
  });

  it('goes out once at many taps, and answers the others with nothing', async () => {
    const tab = openTab(newPhone());
    const first = tab.tap();
    expect(await tab.tap()).toBeUndefined();
    expect(await tab.tap()).toBeUndefined();
    expect(tab.state()).toEqual({ kind: 'sending' });
    await tab.answer(yes);
    expect(await first).toEqual(yes);
    expect(await tab.tap()).toBeUndefined();
    expect(tab.sent()).toBe(1);
  });

  it('is done at a yes', async () => {
    const tab = openTab(newPhone());
    tab.tap();
    await tab.answer(yes);
    expect(tab.state()).toEqual({ kind: 'done' });
    expect(tab.looks).toHaveLength(0);
  });

  it.each([
    ['a no', no],
    ['a yes that only asks for a code', asksForCode],
  ])('is free again at %s, here and in another tab, and leaves no mark', async (_, answer) => {
    const phone = newPhone();
    const tab = openTab(phone);
    const first = tab.tap();
    await tab.answer(answer);
    expect(await first).toEqual(answer);
    expect(tab.state()).toEqual({ kind: 'free' });
    expect(openTab(phone).looks).toHaveLength(0);
    tab.tap();
    expect(tab.sent()).toBe(2);
  });

  it.each([
    ['silence', silence],
    ['a no that may hide a yes', repetition],
  ])('is in doubt at %s, and the page looks by itself', async (_, answer) => {
    const phone = newPhone();
    const tab = openTab(phone);
    const sentAtMs = phone.clock.now();
    const first = tab.tap();
    phone.clock.advance(5000);
    await tab.answer(answer);
    expect(await first).toEqual(answer);
    expect(tab.state()).toEqual({ kind: 'doubt', sight: 'looking', sentAtMs, wasAccepted: false });
    expect(tab.looks).toHaveLength(1);
    expect(await tab.tap()).toBeUndefined();
    expect(tab.sent()).toBe(1);
  });
});

describe('a request in doubt', () => {
  const inDoubt = async (phone = newPhone()) => {
    const tab = openTab(phone);
    tab.tap();
    await tab.answer(silence);
    return { phone, tab };
  };

  it('was carried out, where the look says so', async () => {
    const { tab } = await inDoubt();
    await tab.see('done');
    expect(tab.state()).toEqual({ kind: 'done' });
  });

  it('is early for the rest of a minute, then is looked for again, and only then open', async () => {
    const { phone, tab } = await inDoubt();
    phone.clock.advance(20_000);
    await tab.see('open');
    expect(tab.state()).toMatchObject({ kind: 'doubt', sight: 'early' });
    tab.release();
    expect(tab.state()).toMatchObject({ sight: 'early' });
    phone.clock.advance(39_999);
    expect(tab.looks).toHaveLength(1);
    phone.clock.advance(1);
    expect(tab.looks).toHaveLength(2);
    expect(tab.state()).toMatchObject({ sight: 'looking' });
    await tab.see('open');
    expect(tab.state()).toMatchObject({ kind: 'doubt', sight: 'open' });
  });

  it('is early at a look asked within the minute and answered after it, and looked for again at once', async () => {
    const { phone, tab } = await inDoubt();
    phone.clock.advance(MINUTE_MS + 5000);
    await tab.see('open');
    expect(tab.state()).toMatchObject({ sight: 'early' });
    phone.clock.advance(0);
    expect(tab.state()).toMatchObject({ sight: 'looking' });
    await tab.see('open');
    expect(tab.state()).toMatchObject({ sight: 'open' });
  });

  it('is looked for once when the minute is over, however often the borrower has looked before', async () => {
    const { phone, tab } = await inDoubt();
    await tab.see('open');
    tab.lookAgain();
    await tab.see('open');
    phone.clock.advance(MINUTE_MS);
    expect(tab.looks).toHaveLength(3);
  });

  it('cannot be looked for: the page says so, and looks again when asked', async () => {
    const { phone, tab } = await inDoubt();
    await tab.see('unknown');
    expect(tab.state()).toMatchObject({ kind: 'doubt', sight: 'unknown' });
    tab.release();
    expect(tab.state()).toMatchObject({ kind: 'doubt', sight: 'unknown' });
    phone.clock.advance(MINUTE_MS);
    tab.lookAgain();
    await tab.see('open');
    expect(tab.state()).toMatchObject({ sight: 'open' });
  });

  it('is judged by the latest look alone', async () => {
    const { tab } = await inDoubt();
    tab.lookAgain();
    await tab.see('done');
    tab.looks[0]?.('unknown');
    await nextTurn();
    expect(tab.state()).toEqual({ kind: 'done' });
  });

  it('is sent again only after the borrower has released it and tapped', async () => {
    const tab = await openedDoubt(newPhone());
    tab.tap();
    expect(tab.sent()).toBe(1);
    tab.release();
    expect(tab.state()).toEqual({ kind: 'free' });
    expect(tab.sent()).toBe(1);
    tab.tap();
    expect(tab.sent()).toBe(2);
  });

  it('is looked for when the borrower comes back, and not while it is being sent', async () => {
    const tab = openTab(newPhone());
    tab.tap();
    tab.comeBack('visible');
    tab.lookAgain();
    expect(tab.looks).toHaveLength(0);
    expect(tab.state()).toEqual({ kind: 'sending' });
    await tab.answer(silence);
    await tab.see('unknown');
    tab.comeBack('revived');
    expect(tab.looks).toHaveLength(2);
  });

  it('that had a yes is said to have had one, and the yes is looked for too', async () => {
    const tab = openTab(newPhone());
    tab.tap();
    await tab.answer(yes);
    tab.comeBack('revived');
    expect(tab.state()).toMatchObject({ kind: 'doubt', sight: 'looking', wasAccepted: true });
    await tab.see('unknown');
    expect(tab.state()).toMatchObject({ sight: 'unknown', wasAccepted: true });
    tab.lookAgain();
    await tab.see('open');
    expect(tab.state()).toMatchObject({ sight: 'open', wasAccepted: true });
  });
});

describe('a request that moves no money, after a lost answer', () => {
  const inDoubt = async (lostAfterMs = 5000) => {
    const phone = newPhone();
    const tab = openTab(phone, KEY, { isMoney: false });
    tab.tap();
    phone.clock.advance(lostAfterMs);
    await tab.answer(silence);
    return { phone, tab };
  };

  it.each([
    ['answers nothing that helps', 'unknown', 'unknown'],
    ['finds no sign of it', 'open', 'early'],
    ['never answers', undefined, 'looking'],
  ] as const)('may be sent again a minute after it left, though the look %s', async (_, sight, shown) => {
    const { phone, tab } = await inDoubt();
    if (sight) await tab.see(sight);
    expect(tab.state()).toMatchObject({ kind: 'doubt', sight: shown });
    phone.clock.advance(MINUTE_MS - 5001);
    tab.release();
    expect(tab.state()).toMatchObject({ kind: 'doubt', sight: shown });
    phone.clock.advance(1);
    expect(tab.state()).toMatchObject({ kind: 'doubt', sight: 'open' });
    tab.release();
    expect(tab.state()).toEqual({ kind: 'free' });
    tab.tap();
    expect(tab.sent()).toBe(2);
  });

  it.each(['unknown', 'open'] as const)(
    'that was given up after a minute may be sent again once the look has answered %s',
    async (sight) => {
      const { tab } = await inDoubt(MINUTE_MS);
      expect(tab.state()).toMatchObject({ sight: 'looking' });
      await tab.see(sight);
      expect(tab.state()).toMatchObject({ sight: 'open' });
    },
  );

  it('is looked for once more when the minute is over, and may turn out to be done', async () => {
    const { phone, tab } = await inDoubt();
    await tab.see('open');
    phone.clock.advance(MINUTE_MS);
    expect(tab.looks).toHaveLength(2);
    expect(tab.state()).toMatchObject({ sight: 'open' });
    await tab.see('done');
    expect(tab.state()).toEqual({ kind: 'done' });
  });

  it('stays the borrower’s, whatever a look answers after the decision', async () => {
    const { phone, tab } = await inDoubt();
    phone.clock.advance(MINUTE_MS);
    tab.release();
    await tab.see('done');
    tab.looks[0]?.('done');
    await nextTurn();
    expect(tab.state()).toEqual({ kind: 'free' });
  });
});

describe('another page on the same phone', () => {
  it('opened in mid-call knows that something is under way', async () => {
    const phone = newPhone();
    const sentAtMs = phone.clock.now();
    openTab(phone).tap();
    phone.clock.advance(10_000);
    const reloaded = openTab(phone);
    expect(reloaded.state()).toEqual({ kind: 'doubt', sight: 'looking', sentAtMs, wasAccepted: false });
    await reloaded.see('open');
    reloaded.tap();
    expect(reloaded.sent()).toBe(0);
    phone.clock.advance(50_000);
    await reloaded.see('done');
    expect(reloaded.state()).toEqual({ kind: 'done' });
  });

  it('opened before it was sent does not send it too', async () => {
    const phone = newPhone();
    const [one, other] = [openTab(phone), openTab(phone)];
    one.tap();
    expect(await other.tap()).toBeUndefined();
    expect(other.sent()).toBe(0);
    expect(other.state()).toMatchObject({ kind: 'doubt', sight: 'looking' });
  });

  it('opened after a yes shows it as done, once the records say so', async () => {
    const phone = newPhone();
    const one = openTab(phone);
    one.tap();
    await one.answer(yes);
    const other = openTab(phone);
    expect(other.state()).toMatchObject({ kind: 'doubt', wasAccepted: true });
    await other.see('done');
    expect(other.state()).toEqual({ kind: 'done' });
  });

  it('is free by itself after a no in the first one', async () => {
    const phone = newPhone();
    const [one, other] = [openTab(phone), openTab(phone)];
    one.tap();
    other.tap();
    await other.see('open');
    expect(other.state()).toMatchObject({ sight: 'early' });
    await one.answer(no);
    phone.clock.advance(MINUTE_MS);
    expect(other.state()).toEqual({ kind: 'free' });
    expect(other.looks).toHaveLength(1);
  });

  it('that comes back after a no in the first one is free, whatever its look still answers', async () => {
    const phone = newPhone();
    const one = openTab(phone);
    one.tap();
    const other = openTab(phone);
    await one.answer(no);
    other.comeBack('visible');
    expect(other.state()).toEqual({ kind: 'free' });
    other.tap();
    await other.see('unknown');
    expect(other.state()).toEqual({ kind: 'sending' });
  });

  it('cannot release what has been released and sent again meanwhile', async () => {
    const phone = newPhone();
    const one = await openedDoubt(phone);
    const other = openTab(phone);
    await other.see('open');
    expect(other.state()).toMatchObject({ sight: 'open' });
    phone.clock.advance(1000);
    one.release();
    one.tap();
    other.release();
    expect(other.state()).toEqual({
      kind: 'doubt',
      sight: 'looking',
      sentAtMs: phone.clock.now(),
      wasAccepted: false,
    });
    await other.see('open');
    expect(other.state()).toMatchObject({ sight: 'early' });
    expect(other.sent()).toBe(0);
  });

  it('cannot release what the first one has learnt was accepted, before it has looked itself', async () => {
    const phone = newPhone();
    const one = openTab(phone);
    one.tap();
    const other = openTab(phone);
    phone.clock.advance(MINUTE_MS);
    other.lookAgain();
    await other.see('open');
    await one.answer(yes);
    other.release();
    expect(other.state()).toMatchObject({ kind: 'doubt', sight: 'looking', wasAccepted: true });
  });

  it.each([
    ['a yes', yes],
    ['a no', no],
    ['silence', silence],
  ])('has sent it anew: %s that comes late to the first one covers nothing', async (_, answer) => {
    const phone = newPhone();
    const first = openTab(phone);
    first.tap();
    phone.clock.advance(MINUTE_MS);
    const other = openTab(phone);
    await other.see('open');
    other.release();
    phone.clock.advance(1000);
    other.tap();
    const sentAtMs = phone.clock.now();
    await first.answer(answer);
    expect(first.state()).toEqual({ kind: 'doubt', sight: 'looking', sentAtMs, wasAccepted: false });
    first.tap();
    first.release();
    expect(first.sent()).toBe(1);
    expect(openTab(phone).state()).toMatchObject({ kind: 'doubt', sentAtMs });
  });

  it('that finds it done leaves the mark of the tab that has just sent it anew', async () => {
    const phone = newPhone();
    const one = await openedDoubt(phone);
    const other = openTab(phone);
    phone.clock.advance(1000);
    one.release();
    one.tap();
    const sentAtMs = phone.clock.now();
    await other.see('done');
    expect(other.state()).toEqual({ kind: 'done' });
    expect(openTab(phone).state()).toMatchObject({ kind: 'doubt', sentAtMs });
  });

  it('may release it too, and still only one of them sends', async () => {
    const phone = newPhone();
    const one = await openedDoubt(phone);
    const other = openTab(phone);
    await other.see('open');
    one.release();
    other.release();
    expect([one.state().kind, other.state().kind]).toEqual(['free', 'free']);
    one.tap();
    other.tap();
    expect([one.sent(), other.sent()]).toEqual([2, 0]);
  });

  it('of another borrower, or of another loan, is free', () => {
    const phone = newPhone();
    openTab(phone).tap();
    for (const key of ['pushLoan:8:9', 'pushLoan:7:10', 'commitRepayment:7:9']) {
      expect(openTab(phone, key).state()).toEqual({ kind: 'free' });
    }
  });
});

describe('a phone that keeps nothing', () => {
  const refuse = (): never => {
    throw new DOMException('The storage is full', 'QuotaExceededError');
  };
  const phones: readonly (readonly [how: string, methods: PropertyDescriptorMap])[] = [
    ['is full', { set: { value: refuse } }],
    ['throws at every touch', { set: { value: refuse }, get: { value: refuse } }],
  ];
  const phoneThat = (methods: PropertyDescriptorMap): Phone => ({
    clock: manualClock(),
    phoneStorage: Object.defineProperties(new Map<string, string>(), methods),
  });

  it.each(phones)('%s: the page itself remembers, to the end', async (_, methods) => {
    const phone = phoneThat(methods);
    const tab = openTab(phone);
    tab.tap();
    tab.tap();
    await tab.answer(silence);
    await tab.see('unknown');
    tab.comeBack('revived');
    expect(tab.state()).toMatchObject({ kind: 'doubt', sight: 'looking' });
    phone.clock.advance(MINUTE_MS);
    tab.lookAgain();
    await tab.see('open');
    tab.release();
    expect(tab.state()).toEqual({ kind: 'free' });
    tab.tap();
    await tab.answer(yes);
    expect([tab.state().kind, tab.sent()]).toEqual(['done', 2]);
  });

  it('learns again to keep: the next mark is for all tabs', async () => {
    let isFull = true;
    const phoneStorage = new Map<string, string>();
    const set = phoneStorage.set.bind(phoneStorage);
    phoneStorage.set = (name, value) => (isFull ? refuse() : set(name, value));
    const phone = { clock: manualClock(), phoneStorage };
    const tab = await openedDoubt(phone);
    isFull = false;
    tab.release();
    tab.tap();
    expect(openTab(phone).state()).toMatchObject({ kind: 'doubt' });
  });
});

describe('a mark', () => {
  const phoneWith = (stored: string): Phone => ({ clock: manualClock(), phoneStorage: new Map([[STORED, stored]]) });
  const markOf = (atMs: number): string => JSON.stringify({ v: 1, data: { atMs, wasAccepted: false } });

  it.each([
    ['', 'free'],
    ['null', 'free'],
    ['{"v":1,"data":{"atMs":17', 'free'],
    ['{"v":1,"data":null}', 'free'],
    ['{"v":1,"data":{}}', 'free'],
    ['{"v":1,"data":{"atMs":"yesterday"}}', 'free'],
    ['{"v":1,"data":{"atMs":null,"wasAccepted":true}}', 'free'],
    ['{"v":1,"data":[1]}', 'free'],
    [`{"v":2,"data":{"atMs":${manualClock().now()}}}`, 'free'],
    ['{"v":1,"data":{"atMs":-1e400}}', 'free'],
    ['{"v":1,"data":{"atMs":1e400}}', 'doubt'],
  ])('of the form %s: the page is in the state %s, and gets on', async (stored, kind) => {
    const phone = phoneWith(stored);
    const tab = openTab(phone);
    expect(tab.state().kind).toBe(kind);
    if (kind === 'doubt') {
      await tab.see('open');
      phone.clock.advance(MINUTE_MS);
      expect(tab.looks).toHaveLength(2);
      await tab.see('open');
      tab.release();
    }
    tab.tap();
    await tab.answer(yes);
    expect(tab.state()).toEqual({ kind: 'done' });
  });

  it('says that there was a yes only in so many words', () => {
    const phone = phoneWith(`{"v":1,"data":{"atMs":${manualClock().now()},"wasAccepted":"1"}}`);
    expect(openTab(phone).state()).toMatchObject({ kind: 'doubt', wasAccepted: false });
  });

  it('holds for a day, and no longer', () => {
    const now = manualClock().now();
    expect(openTab(phoneWith(markOf(now - DAY_MS + 1))).state().kind).toBe('doubt');
    expect(openTab(phoneWith(markOf(now - DAY_MS))).state().kind).toBe('free');
  });

  it.each([HOUR_MS, 30 * DAY_MS])(
    'left before the clock was set back by %i ms holds for a minute from now',
    async (ms) => {
      const phone = newPhone();
      openTab(phone).tap();
      const later = withClockMoved(phone, -ms);
      const tab = openTab(later);
      await tab.see('open');
      expect(tab.state()).toMatchObject({ kind: 'doubt', sight: 'early' });
      phone.clock.advance(MINUTE_MS);
      await tab.see('open');
      expect(tab.state()).toMatchObject({ sight: 'open' });
      tab.release();
      expect(tab.state()).toEqual({ kind: 'free' });
    },
  );

  it('left before the clock was set forward by an hour is looked for all the same', async () => {
    const phone = newPhone();
    openTab(phone).tap();
    const tab = openTab(withClockMoved(phone, HOUR_MS));
    tab.tap();
    expect(tab.sent()).toBe(0);
    expect(tab.state()).toMatchObject({ kind: 'doubt', sight: 'looking' });
    await tab.see('done');
    expect(tab.state()).toEqual({ kind: 'done' });
  });
});

describe('a borrower on a bad line', () => {
  const loan = { amount: 450_000, periods: '91', termUnit: 'day', productId: '9' };

  /** A page that takes out a loan, and looks at the order. */
  const openPage = ({ env, marks }: TestEnv) => {
    const look = async (): Promise<Sight> => {
      const outcome = await env.call(readOrder, { productId: '9', orderId: 'A1' });
      return outcome.kind !== 'ok' ? 'unknown' : outcome.data.status === '170' ? 'done' : 'open';
    };
    const lock = once({ ...env, marks }, { key: KEY, look });
    lock.open();
    const tap = () => lock.send(() => env.call(pushLoan, loan), { isUnclear: ({ code }) => code === '800005' });
    return { ...lock, tap };
  };

  const runsOf = (runs: number, open: typeof openPage): Promise<void> =>
    randomRuns({
      runs,
      seed: 1,
      call: catalogue.pushLoan,
      lender: () =>
        smallLender(search, catalogue.pushLoan, { lendDetailsUrl: '/order' }, [
          [catalogue.readOrder, (booked) => ({ orderStatus: booked ? 170 : 21 })],
        ]),
      open,
      state: ({ $state }) => $state.get(),
      acts: {
        tap: (page) => page.tap(),
        lookAgain: (page) => page.lookAgain(),
        release: (page) => page.release(),
      },
    });

  it('gets it done once, and is told nothing that is not true, whatever they press', async () => {
    await runsOf(1000, openPage);
  }, 60_000);

  it('would be seen to send it twice on a page that forgets its marks', async () => {
    const forgetful = (tab: TestEnv) =>
      openPage({ ...tab, marks: tabMarks({ read: () => undefined, write: () => true }) });
    await expect(runsOf(20, forgetful)).rejects.toThrow('It went out twice on one decision.');
  });

  it('would be seen to be stuck on a page that never looks by itself', async () => {
    const clockOf = ({ env }: TestEnv) => ({ ...env.clock, after: () => () => {} });
    const still = (tab: TestEnv) => openPage({ ...tab, env: { ...tab.env, clock: clockOf(tab) } });
    await expect(runsOf(100, still)).rejects.toThrow('The borrower is stuck');
  });
});
