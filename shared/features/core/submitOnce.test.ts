import { describe, expect, it } from 'vitest';
import { smallLender } from '../../../test/support/lenders.ts';
import { type ManualClock, manualClock } from '../../../test/support/manualClock.ts';
import { refuse } from '../../../test/support/mapStorage.ts';
import { runCount } from '../../../test/support/random.ts';
import { randomRuns } from '../../../test/support/randomRuns.ts';
import { type TestEnv, testEnv } from '../../../test/support/testEnv.ts';
import { endpoints } from '../../api/allEndpoints.ts';
import type { CallOptions } from '../../api/client.ts';
import { pushLoan } from '../../api/endpoints/pushLoan.ts';
import { readOrder } from '../../api/endpoints/readOrder.ts';
import type { Outcome } from '../../api/outcome.ts';
import { DAY_MS } from '../../domain/dates.ts';
import type { SubmissionLog } from '../../platform/storage/submissionLog.ts';
import type { CheckResult, Submission } from './submission.ts';
import { submissionKey } from './submissionKey.ts';
import { submitOnce } from './submitOnce.ts';

const KEY = 'pushLoan:7:9';
const STORED = `loan:default:sent:${KEY}`;
const search = '?userId=7&productId=9';
const MINUTE_MS = 60_000;
// A proxy may deliver a request up to this long after it was sent.
const WINDOW_MS = 180_000;
const HOUR_MS = 3_600_000;
// Fewer runs in mutation testing, which repeats this file for every mutant.
const RUNS = runCount(1000);

const yes = { kind: 'ok', data: { needsCode: false } } as const;
const asksForCode = { kind: 'ok', data: { needsCode: true } } as const;
const no = { kind: 'refused', code: '5000', message: '' } as const;
const repetition = { kind: 'refused', code: '800005', message: '' } as const;
const silence = { kind: 'unknown', reason: 'offline' } as const;
const unsent = { kind: 'unknown', reason: 'offline', isUnsent: true } as const;
const timeout = { kind: 'unknown', reason: 'timeout' } as const;
type Answer = Outcome<{ readonly needsCode: boolean }>;

interface Phone {
  readonly clock: ManualClock;
  readonly phoneStorage: Map<string, string>;
}

const newPhone = (): Phone => ({ clock: manualClock(), phoneStorage: new Map() });

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Opens a page with one button, in a tab of this phone. The test answers its latest request and its latest check. */
const openTab = (phone: Phone, key = KEY, more: Partial<Submission> = {}, exclusive?: SubmissionLog['exclusive']) => {
  const test = testEnv({ search, ...phone });
  const looks: ((result: CheckResult) => void)[] = [];
  const requests: ((answer: Answer) => void)[] = [];
  const options: CallOptions[] = [];
  const look = () => new Promise<CheckResult>((resolve) => looks.push(resolve));
  const lock = submitOnce(
    { ...test.env, submissionLog: { ...test.submissionLog, ...(exclusive && { exclusive }) } },
    { key, check: look, ...more },
  );
  const reading = { isFinal: ({ needsCode }: { readonly needsCode: boolean }) => !needsCode };
  const see = (result: CheckResult) => {
    looks[looks.length - 1]?.(result);
    return nextTurn();
  };
  const lookAgain = (result: CheckResult) => {
    lock.checkAgain();
    return see(result);
  };
  lock.open();
  return {
    ...lock,
    phone,
    pass: phone.clock.advance,
    comeBack: test.comeBack,
    tap: (call?: string) =>
      lock.send(
        (given) => {
          options.push(given);
          return new Promise<Answer>((resolve) => requests.push(resolve));
        },
        { ...reading, ...(call && { call }) },
      ),
    /** Says that the browser has ended the latest request. */
    end: () => options.at(-1)?.onEnd?.(),
    /** The name under which the service knows the latest request. */
    name: () => options.at(-1)?.idempotencyKey,
    state: () => lock.$state.get(),
    sent: () => requests.length,
    looks,
    answer: (answer: Answer) => {
      requests[requests.length - 1]?.(answer);
      return nextTurn();
    },
    see,
    lookAgain,
    /** Waits until the request cannot arrive any more, and looks for it in vain. */
    waitInVain: () => {
      phone.clock.advance(WINDOW_MS);
      return lookAgain('open');
    },
  };
};

/** Opens a tab, sends the request and gives it this response. */
const sentWith = async (answer: Answer, more: Partial<Submission> = {}, phone = newPhone()) => {
  const tab = openTab(phone, KEY, more);
  tab.tap();
  await tab.answer(answer);
  return tab;
};

/** Opens a tab whose request got no response, cannot arrive any more, and was not found by a check. */
const sentInVain = async () => {
  const tab = await sentWith(silence);
  await tab.waitInVain();
  return tab;
};

/** Opens two tabs, of which the first has sent in vain; both may send again. */
const bothInVain = async () => {
  const one = await sentWith(silence);
  const { phone } = one;
  const other = openTab(phone);
  phone.clock.advance(WINDOW_MS);
  for (const tab of [one, other]) {
    await tab.lookAgain('open');
  }
  return { one, other, phone };
};

describe('a request that may be sent only once', () => {
  it('goes out once at many taps, answers the others with nothing, and is done at a yes', async () => {
    const tab = openTab(newPhone());
    expect(tab.state()).toEqual({ kind: 'free' });
    const first = tab.tap();
    expect(await tab.tap()).toBeUndefined();
    expect([tab.state(), tab.sent()]).toEqual([{ kind: 'sending' }, 1]);
    await tab.answer(yes);
    expect(await first).toEqual(yes);
    expect(tab.state()).toEqual({ kind: 'done' });
    expect(await tab.tap()).toBeUndefined();
    expect([tab.sent(), tab.looks.length]).toEqual([1, 0]);
  });

  it('that never left the phone leaves the name with which an unconfirmed one is repeated', async () => {
    const tab = await sentInVain();
    const name = tab.name();
    tab.release();
    tab.tap();
    await tab.answer(unsent);
    tab.tap();
    expect(tab.name()).toBe(name);
  });

  it.each([
    ['a yes', yes],
    ['silence', silence],
  ])('is remembered by its page after %s, though the storage is cleared', async (_, answer) => {
    const tab = await sentWith(answer);
    tab.phone.phoneStorage.clear();
    tab.comeBack('revived');
    expect(tab.state()).toMatchObject({ kind: 'unconfirmed', wasAccepted: answer === yes });
    tab.tap();
    expect(tab.sent()).toBe(1);
  });

  it.each([
    ['a no', no],
    ['a yes that only asks for a code', asksForCode],
    ['the news that it never left the phone', unsent],
  ])('is free again at %s, here and in another tab, leaves no mark, and is named anew', async (_, answer) => {
    const tab = openTab(newPhone());
    const first = tab.tap();
    const name = tab.name();
    await tab.answer(answer);
    expect(await first).toEqual(answer);
    const other = openTab(tab.phone);
    expect([tab.state(), other.state(), other.looks]).toEqual([{ kind: 'free' }, { kind: 'free' }, []]);
    tab.tap();
    expect(tab.sent()).toBe(2);
    expect(tab.name()).not.toBe(name);
  });

  it.each([
    ['silence', silence],
    ['a no that may hide a yes', repetition],
  ])('is unconfirmed at %s, and the page looks by itself', async (_, answer) => {
    const tab = openTab(newPhone());
    const sentAtMs = tab.phone.clock.now();
    const first = tab.tap();
    tab.pass(5000);
    await tab.answer(answer);
    expect(await first).toEqual(answer);
    const untilMs = sentAtMs + WINDOW_MS;
    expect(tab.state()).toEqual({
      kind: 'unconfirmed',
      check: 'checking',
      wasAccepted: false,
      maySendAgain: false,
      sentAtMs,
      untilMs,
    });
    expect(tab.looks).toHaveLength(1);
    expect(await tab.tap()).toBeUndefined();
    expect(tab.sent()).toBe(1);
  });
});

describe('an unconfirmed request', () => {
  it('is early for as long as it may still arrive, then is looked for again, and only then open', async () => {
    const tab = await sentWith(silence);
    const untilMs = tab.phone.clock.now() + WINDOW_MS;
    tab.pass(20_000);
    await tab.see('open');
    expect(tab.state()).toMatchObject({ kind: 'unconfirmed', check: 'early', maySendAgain: false, untilMs });
    tab.release();
    expect(tab.state()).toMatchObject({ check: 'early' });
    tab.pass(WINDOW_MS - 20_001);
    expect(tab.looks).toHaveLength(1);
    tab.pass(1);
    expect(tab.looks).toHaveLength(2);
    expect(tab.state()).toMatchObject({ check: 'checking' });
    await tab.see('open');
    expect(tab.state()).toMatchObject({ kind: 'unconfirmed', check: 'open', maySendAgain: true, untilMs: undefined });
  });

  it('is early at a look asked within that time and answered after it, and looked for again at once', async () => {
    const tab = await sentWith(silence);
    tab.pass(WINDOW_MS + 5000);
    await tab.see('open');
    expect(tab.state()).toMatchObject({ check: 'early' });
    tab.pass(0);
    expect(tab.state()).toMatchObject({ check: 'checking' });
    await tab.see('open');
    expect(tab.state()).toMatchObject({ check: 'open' });
  });

  it('is judged by the latest look alone', async () => {
    const tab = await sentWith(silence);
    await tab.lookAgain('done');
    tab.looks[0]?.('unknown');
    await nextTurn();
    expect(tab.state()).toEqual({ kind: 'done' });
  });

  it('is looked for when the borrower comes back, and not while it is being sent', async () => {
    const tab = openTab(newPhone());
    tab.tap();
    tab.comeBack('visible');
    tab.checkAgain();
    expect(tab.looks).toHaveLength(0);
    expect(tab.state()).toEqual({ kind: 'sending' });
    await tab.answer(silence);
    await tab.see('unknown');
    tab.comeBack('revived');
    expect(tab.looks).toHaveLength(2);
  });

  it('that had a yes is said to have had one, and the yes is looked for too', async () => {
    const tab = await sentWith(yes);
    tab.comeBack('revived');
    expect(tab.state()).toMatchObject({ kind: 'unconfirmed', check: 'checking', wasAccepted: true });
    await tab.see('unknown');
    expect(tab.state()).toMatchObject({ check: 'unknown', wasAccepted: true });
    // The lender's records may lag behind its response.
    await tab.lookAgain('open');
    expect(tab.state()).toMatchObject({ check: 'early', wasAccepted: true, maySendAgain: false });
    tab.pass(WINDOW_MS);
    await tab.see('open');
    expect(tab.state()).toMatchObject({ check: 'open', wasAccepted: true, maySendAgain: true });
  });
});

describe('another page on the same phone', () => {
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

  it('cannot release what has been released and sent again meanwhile, though the clock was set to the same moment', async () => {
    const { one, other, phone } = await bothInVain();
    expect(other.state()).toMatchObject({ check: 'open' });
    phone.clock.set(-WINDOW_MS - 1000);
    phone.clock.advance(1000);
    one.release();
    one.tap();
    other.release();
    expect(other.state()).toMatchObject({ check: 'checking', sentAtMs: phone.clock.now(), maySendAgain: false });
    await other.see('open');
    expect(other.state()).toMatchObject({ check: 'early' });
    expect(other.sent()).toBe(0);
  });

  it('cannot release what the first one has learnt was accepted, before it has looked itself', async () => {
    const phone = newPhone();
    const one = openTab(phone);
    one.tap();
    const other = openTab(phone);
    await other.waitInVain();
    await one.answer(yes);
    other.release();
    expect(other.state()).toMatchObject({ kind: 'unconfirmed', check: 'checking', wasAccepted: true });
  });

  it.each([
    ['a yes', yes],
    ['a no', no],
    ['silence', silence],
  ])('has sent it anew: %s that comes late to the first one covers nothing', async (_, answer) => {
    const phone = newPhone();
    const first = openTab(phone);
    first.tap();
    const other = openTab(phone);
    await other.waitInVain();
    other.release();
    phone.clock.advance(1000);
    other.tap();
    const sentAtMs = phone.clock.now();
    await first.answer(answer);
    expect(first.state()).toMatchObject({ kind: 'unconfirmed', check: 'checking', sentAtMs });
    first.tap();
    first.release();
    expect(first.sent()).toBe(1);
    expect(openTab(phone).state()).toMatchObject({ kind: 'unconfirmed', sentAtMs });
  });

  it('that finds it done leaves the mark of the tab that has just sent it anew', async () => {
    const one = await sentInVain();
    const { phone } = one;
    const other = openTab(phone);
    phone.clock.advance(1000);
    one.release();
    one.tap();
    const sentAtMs = phone.clock.now();
    await other.see('done');
    expect(other.state()).toEqual({ kind: 'done' });
    expect(openTab(phone).state()).toMatchObject({ kind: 'unconfirmed', sentAtMs });
  });
});

describe('a phone that keeps nothing', () => {
  const phones = [
    ['is full', { set: { value: refuse } }],
    ['throws at every touch', { set: { value: refuse }, get: { value: refuse } }],
  ] as const;
  const phoneThat = (methods: PropertyDescriptorMap): Phone => ({
    clock: manualClock(),
    phoneStorage: Object.defineProperties(new Map<string, string>(), methods),
  });

  it.each(phones)('%s: looks first, sends it where there was none, and remembers', async (_, methods) => {
    const phone = phoneThat(methods);
    const tab = openTab(phone);
    tab.tap();
    tab.tap();
    expect([tab.state().kind, tab.sent(), tab.looks.length]).toEqual(['sending', 0, 1]);
    await tab.see('open');
    expect([tab.state().kind, tab.sent()]).toEqual(['sending', 1]);
    await tab.answer(silence);
    await tab.see('unknown');
    tab.comeBack('revived');
    expect(tab.state()).toMatchObject({ kind: 'unconfirmed', check: 'checking' });
    await tab.waitInVain();
    tab.release();
    expect(tab.state()).toEqual({ kind: 'free' });
    tab.tap();
    expect([tab.state().kind, tab.sent()]).toEqual(['sending', 1]);
    await tab.see('open');
    await tab.answer(yes);
    expect([tab.state().kind, tab.sent()]).toEqual(['done', 2]);
  });

  it('any more: what the other tab has sent is not sent again by an old offer to, while it may still arrive', async () => {
    const { one, other: tab, phone } = await bothInVain();
    one.release();
    one.tap();
    Object.defineProperties(phone.phoneStorage, phones[1][1]);
    tab.release();
    await tab.see('open');
    expect(tab.state()).toMatchObject({ kind: 'unconfirmed', check: 'early', maySendAgain: false });
    phone.clock.advance(WINDOW_MS);
    await tab.see('open');
    tab.release();
    tab.tap();
    await tab.see('done');
    expect([tab.state().kind, tab.sent(), one.sent()]).toEqual(['done', 0, 2]);
  });
});

describe('a first tap on a phone that keeps nothing', () => {
  const tapped = (more?: Partial<Submission>) => {
    const phone = newPhone();
    phone.phoneStorage.set = refuse;
    const tab = openTab(phone, KEY, more);
    return { tab, sent: tab.tap() };
  };

  it.each(['changed', 'unknown'] as const)('is the borrower’s decision where the look answers %s', async (result) => {
    const { tab, sent } = tapped();
    await tab.see(result);
    expect(await sent).toBeUndefined();
    expect(tab.state()).toMatchObject({ kind: 'unconfirmed', check: 'unkept', maySendAgain: true });
    expect(tab.sent()).toBe(0);
    tab.release();
    expect(tab.state()).toEqual({ kind: 'free' });
    tab.tap();
    expect([tab.sent(), tab.looks.length]).toEqual([1, 1]);
    await tab.answer(no);
    tab.tap();
    expect([tab.sent(), tab.looks.length]).toEqual([2, 1]);
  });
});

describe('a phone whose storage can only be read', () => {
  it('makes nobody forget what this page has sent, be the mark that stands there ever so old', async () => {
    const phone = newPhone();
    openTab(phone).tap();
    phone.phoneStorage.set = refuse;
    phone.clock.advance(2 * DAY_MS);
    const tab = openTab(phone);
    await tab.see('open');
    phone.clock.advance(WINDOW_MS);
    await tab.see('open');
    tab.release();
    tab.tap();
    await tab.answer(silence);
    expect(tab.state()).toMatchObject({ kind: 'unconfirmed', sentAtMs: phone.clock.now() });
    await tab.see('open');
    tab.tap();
    tab.release();
    expect([tab.state().kind, tab.sent()]).toEqual(['unconfirmed', 1]);
  });
});

describe('a request whose records have changed since', () => {
  const snapshot = () => 'as it was';

  it('is looked at with what they said before it left', async () => {
    const looked: unknown[] = [];
    const look = async (sent: unknown): Promise<CheckResult> => {
      looked.push(sent);
      return 'changed';
    };
    const { phone } = await sentWith(silence, { snapshot, check: look });
    openTab(phone, KEY, { snapshot: () => 'as it is now', check: look });
    await nextTurn();
    expect(looked).toEqual(Array(2).fill({ before: 'as it was', isOld: false, wasAccepted: false, call: '' }));
  });

  it('is not sent again from the page that sent it, however long it stands open', async () => {
    const tab = await sentWith(silence, { snapshot });
    await tab.see('changed');
    for (const waitedMs of [0, WINDOW_MS, HOUR_MS]) {
      tab.pass(waitedMs);
      await tab.lookAgain('changed');
      // There is no `untilMs` either, because this page never allows another request.
      const vain = { kind: 'unconfirmed', check: 'changed', maySendAgain: false, untilMs: undefined };
      expect(tab.state()).toMatchObject(vain);
      tab.release();
      tab.tap();
    }
    expect(tab.sent()).toBe(1);
  });

  it('leaves a later visit the decision, once nothing of it can arrive any more, and at once where it had a yes', async () => {
    const done = openTab((await sentWith(yes, { snapshot })).phone, KEY, { snapshot });
    await done.see('changed');
    expect(done.state()).toMatchObject({ check: 'changed', wasAccepted: true, maySendAgain: true });
    const tab = await sentWith(silence, { snapshot });
    const later = openTab(tab.phone, KEY, { snapshot });
    await later.see('changed');
    expect(later.state()).toMatchObject({ check: 'changed', maySendAgain: false });
    tab.pass(WINDOW_MS);
    await later.see('changed');
    expect(later.state()).toMatchObject({ check: 'changed', maySendAgain: true });
    later.release();
    later.tap();
    expect([later.sent(), tab.sent()]).toEqual([1, 1]);
  });

  it('waits for what they say before it goes out, once at many taps, and not where another tab was faster meanwhile', async () => {
    for (const isOtherFaster of [false, true]) {
      const phone = newPhone();
      let tell = (_: string | undefined) => {};
      const tab = openTab(phone, KEY, { snapshot: () => new Promise((resolve) => (tell = resolve)) });
      tab.tap();
      tab.tap();
      expect([tab.state().kind, tab.sent()]).toEqual(['sending', 0]);
      if (isOtherFaster) openTab(phone).tap();
      tell('as it is');
      await nextTurn();
      expect([tab.state().kind, tab.sent()]).toEqual(isOtherFaster ? ['unconfirmed', 0] : ['sending', 1]);
    }
  });
});

describe('a request that the browser cannot abort', () => {
  it('is not sent again while it is under way, however long that is, and is looked for when it ends', async () => {
    const tab = openTab(newPhone());
    tab.tap();
    tab.pass(MINUTE_MS);
    await tab.answer(timeout);
    await tab.see('open');
    for (const waitedMs of [WINDOW_MS, HOUR_MS]) {
      tab.pass(waitedMs);
      await tab.lookAgain('open');
      expect(tab.state()).toMatchObject({ check: 'early', maySendAgain: false, untilMs: undefined });
      tab.release();
    }
    const looks = tab.looks.length;
    tab.end();
    expect(tab.looks).toHaveLength(looks + 1);
    await tab.see('open');
    expect(tab.state()).toMatchObject({ check: 'open', maySendAgain: true });
  });
});

describe('the name under which the service knows a request', () => {
  it('is 32 hexadecimal digits, and the same on a later visit for what the borrower has released and sends again', async () => {
    const tab = await sentInVain();
    const first = tab.name();
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    tab.tap();
    tab.release();
    expect([tab.state(), tab.sent()]).toEqual([{ kind: 'free' }, 1]);
    const later = openTab(tab.phone);
    later.tap();
    expect([later.sent(), later.name()]).toEqual([1, first]);
  });

  it.each([
    ['for another call of the same intent', silence, 'open', 'confirm'],
    ['after a yes that the records do not show: the service would take the old one for done', yes, 'open', undefined],
    ['where the records have changed: that is another want', silence, 'changed', undefined],
  ] as const)('is a new one %s', async (_, answer, result, call) => {
    const tab = await sentWith(answer, { snapshot: () => 'as it was' });
    const later = openTab(tab.phone);
    later.pass(WINDOW_MS);
    await later.lookAgain(result);
    later.release();
    later.tap(call);
    expect(later.sent()).toBe(1);
    expect(later.name()).not.toBe(tab.name());
  });
});

describe('another tab that holds the lock of the browser', () => {
  it('sends it, and this one does not', async () => {
    const phone = newPhone();
    const asked: string[] = [];
    const tab = openTab(phone, KEY, {}, async (key) => void asked.push(key));
    expect(await tab.tap()).toBeUndefined();
    expect([asked, tab.sent()]).toEqual([[KEY], 0]);
    expect(tab.state()).toMatchObject({ kind: 'unconfirmed', check: 'checking' });
  });
});

describe('a mark', () => {
  const phoneWith = (stored: string): Phone => ({ clock: manualClock(), phoneStorage: new Map([[STORED, stored]]) });
  const markOf = (atMs: number): string => JSON.stringify({ v: 1, data: { atMs, wasAccepted: false } });

  it.each([
    ['', 'free'],
    ['{"v":1,"data":null}', 'free'],
    [`{"v":2,"data":{"atMs":${manualClock().now()}}}`, 'free'],
    ['{"v":1,"data":{"atMs":-1e400}}', 'unconfirmed'],
    ['{"v":1,"data":{"atMs":1e400}}', 'unconfirmed'],
  ])('of the form %s: the page is in the state %s, and gets on', async (stored, kind) => {
    const phone = phoneWith(stored);
    const tab = openTab(phone);
    expect(tab.state().kind).toBe(kind);
    if (kind === 'unconfirmed') {
      await tab.see('open');
      phone.clock.advance(WINDOW_MS);
      expect(tab.looks).toHaveLength(2);
      await tab.see('open');
      tab.release();
    }
    tab.tap();
    await tab.answer(yes);
    expect(tab.state()).toEqual({ kind: 'done' });
  });

  it.each([
    ['less than a day', DAY_MS - 2 * WINDOW_MS, false, 'unconfirmed'],
    ['a day', DAY_MS, true, 'free'],
  ] as const)(
    'of %s is not forgotten by time alone, and is the borrower’s decision only after a day',
    async (...row) => {
      const [, agoMs, maySendAgain, kind] = row;
      const phone = phoneWith(markOf(manualClock().now() - agoMs));
      const tab = openTab(phone);
      for (const mayNow of [false, maySendAgain]) {
        await tab.see('unknown');
        expect(tab.state()).toMatchObject({ kind: 'unconfirmed', check: 'unknown', maySendAgain: mayNow });
        phone.clock.advance(WINDOW_MS);
      }
      tab.release();
      expect(tab.state()).toMatchObject({ kind });
    },
  );

  type Opened = ReturnType<typeof openTab>;
  const lostIn = async (tab: Opened) => {
    await tab.answer(silence);
    return tab;
  };
  // How the request is found again, and how much of its time is over by then.
  const found: Record<string, { readonly find: (tab: Opened) => Promise<Opened>; readonly waitedMs: number }> = {
    'its page stays open': { find: lostIn, waitedMs: 3000 },
    'the page is loaded anew after a lost answer': {
      find: async (tab) => openTab((await lostIn(tab)).phone),
      waitedMs: 0,
    },
  };
  const settings = [0, 1, 5, 30, 59, 61, 25 * 60, 30 * 24 * 60].flatMap((minutes) => [minutes, -minutes]);

  it.each(settings.flatMap((minutes) => Object.entries(found).map(([how, way]) => ({ minutes, how, ...way }))))(
    'is waited for as long as it may arrive where $how and the clock is set by $minutes minutes',
    async ({ minutes, find, waitedMs }) => {
      const { phone, ...first } = openTab(newPhone());
      first.tap();
      phone.clock.advance(3000);
      phone.clock.set(minutes * MINUTE_MS);
      const tab = await find({ phone, ...first });
      const sent = tab.sent();
      const restMs = WINDOW_MS - waitedMs;
      for (const result of ['unknown', 'open'] as const) {
        await tab.lookAgain(result);
        expect(tab.state()).toMatchObject({ maySendAgain: false, untilMs: phone.clock.now() + restMs });
        tab.release();
        tab.tap();
      }
      phone.clock.advance(restMs - 1);
      expect([tab.state(), tab.sent()]).toMatchObject([{ check: 'early', maySendAgain: false }, sent]);
      phone.clock.advance(1);
      await tab.see('open');
      expect(tab.state()).toMatchObject({ check: 'open', maySendAgain: true });
    },
  );
});

describe('a borrower on a bad line', () => {
  const loan = { amount: 450_000, periods: '91', termUnit: 'day', productId: '9' };

  /** Opens a page that takes out a loan and checks its order. */
  const openPage = ({ env, submissionLog }: TestEnv) => {
    const look = async (): Promise<CheckResult> => {
      const outcome = await env.call(readOrder, { productId: '9', orderId: 'A1' });
      return outcome.kind !== 'ok' ? 'unknown' : outcome.data.status === '170' ? 'done' : 'open';
    };
    const lock = submitOnce({ ...env, submissionLog }, { key: submissionKey('push', env.page), check: look });
    lock.open();
    const tap = () => lock.send((options) => env.call(pushLoan, loan, options));
    return { ...lock, tap };
  };

  it(
    'gets it done once, and is told nothing that is not true, whatever they press',
    () =>
      randomRuns({
        runs: RUNS,
        seed: 1,
        call: endpoints.pushLoan,
        lender: () =>
          smallLender('?userId=7&orderId=A1&productId=9', endpoints.pushLoan, { lendDetailsUrl: '/order' }, [
            [endpoints.readOrder, (booked) => ({ orderStatus: booked ? 170 : 21 })],
          ]),
        open: openPage,
        state: ({ $state }) => $state.get(),
        acts: {
          tap: (page) => page.tap(),
          checkAgain: (page) => page.checkAgain(),
          release: (page) => page.release(),
        },
      }),
    300_000,
  );
});
