import { describe, expect, it } from 'vitest';
import type { Shared } from '../../shared/platform/handOver/shareFile.ts';
import { loadLater } from '../../shared/platform/loadLater.ts';
import { success } from '../../test/support/answers.ts';
import { type TestPhone, testEnv } from '../../test/support/testEnv.ts';
import { untilKind } from '../../test/support/until.ts';
import { createPaymentReminders, type RemindersEnv } from './model.ts';

const plan = {
  repayAmount: 150_050,
  repayDate: '2026-12-06',
  productName: 'Sample Instalment Loan',
};

/** A service that answers each reading of what is due with the next of these, and of the order with this data. */
const service = (order: object, ...dues: object[]): typeof fetch => {
  let at = 0;
  return async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input));
    if (pathname.endsWith('/loan-details')) return success(order);
    at += 1;
    return success(dues[at - 1] ?? plan);
  };
};

interface Phone extends Partial<TestPhone> {
  readonly saves?: boolean;
  readonly shares?: Shared | Promise<Shared>;
  /** How many times the calendar chunk fails to load. */
  readonly failures?: number;
}

const SEARCH = '?userId=50011&sessionId=s-1&mobilePhone=09171234567&orderId=170001&productId=2002';

const opened = async ({ saves = false, shares = 'no', failures = 0, ...phone }: Phone = {}) => {
  const platform = testEnv({
    search: SEARCH,
    nowMs: Date.UTC(2026, 10, 23),
    fetch: service({}),
    ...phone,
  });
  const files: File[] = [];
  let left = failures;
  const take = (file: File) => void files.push(file);
  const env: RemindersEnv = {
    ...platform.env,
    save: (file) => {
      if (saves) take(file);
      return saves;
    },
    takesFile: () => true,
    shareFile: async (file) => {
      if (shares !== 'no') take(file);
      return shares;
    },
    later: loadLater(async () => {
      left -= 1;
      if (left >= 0) throw new Error('no line');
      return platform.parts;
    }),
  };
  const model = createPaymentReminders(env);
  model.open();
  return { ...platform, model, files };
};

const ready = async (phone?: Phone) => {
  const page = await opened(phone);
  const { data } = await untilKind(page.model.$view, 'ready');
  const named = data.reminders.map((reminder) => ({ ...reminder, title: 'Pay ₱1,500.50: Sample Instalment Loan' }));
  return { ...page, data, named };
};

describe('The reminders of an order', () => {
  it('are of the payment that is due next', async () => {
    const { data } = await ready();
    expect(data).toEqual({
      productName: 'Sample Instalment Loan',
      reminders: [{ row: '2026-12-06', day: '2026-12-06', amount: 150_050 }],
    });
  });

  it('are of all payments of the plan that are not paid, where the service states it', async () => {
    const part = (state: string, dueDate: string) => ({ title: '', amount: 150_050, dueDate, state });
    const parts = [part('paid', '2026-12-01'), part('due', '2026-12-06'), part('coming', '2027-01-05')];
    const { data } = await ready({ fetch: service({ orderStatus: 170, facts: { plan: parts } }) });
    expect(data.reminders).toEqual([
      { row: '2', day: '2026-12-06', amount: 150_050 },
      { row: '3', day: '2027-01-05', amount: 150_050 },
    ]);
  });

  it.each([
    ['has no instalment', []],
    ['is paid, and a fee is left', [{ amount: 150_050, dueDate: '2026-12-01', state: 'paid' }]],
    ['has not moved with the due date', [{ amount: 150_050, dueDate: '2026-11-20', state: 'late' }]],
  ])('are of what is due next, too, where the plan %s', async (_, parts) => {
    const { data } = await ready({ fetch: service({ facts: { plan: parts } }) });
    expect(data.reminders).toEqual([{ row: '2026-12-06', day: '2026-12-06', amount: 150_050 }]);
  });

  it.each(['0000-00-00', 'soon', ''])('are none where the service names no day: %j', async (repayDate) => {
    expect((await ready({ fetch: service({}, { ...plan, repayDate }) })).data.reminders).toEqual([]);
  });

  it.each([0, -150_050])('are none where nothing is to be paid: %j', async (repayAmount) => {
    expect((await ready({ fetch: service({}, { ...plan, repayAmount }) })).data.reminders).toEqual([]);
    const part = { title: '', amount: 0, dueDate: '2026-12-06', state: 'coming' };
    const fetch = service({ facts: { plan: [part] } }, { ...plan, repayAmount });
    expect((await ready({ fetch })).data.reminders).toEqual([]);
  });

  it('are not said to be none where the order, which may have the plan, cannot be read', async () => {
    const fetch: typeof globalThis.fetch = async (input) => {
      if ((input as Request).url.includes('/loan-details')) throw new TypeError('lost');
      return success({ ...plan, repayDate: '2026-11-22' });
    };
    expect(await untilKind((await opened({ fetch })).model.$view, 'unknown')).toMatchObject({
      failure: { outcome: { reason: 'offline' } },
    });
  });

  it('are none once the day has come where the lender is', async () => {
    const midnight = Date.parse('2026-12-06T00:00:00+08:00');
    expect((await ready({ nowMs: midnight - 1 })).data.reminders).toHaveLength(1);
    expect((await ready({ nowMs: midnight })).data.reminders).toEqual([]);
  });

  it('ask nobody where the address names no order', async () => {
    const { model, calls } = await opened({ search: '?userId=50011' });
    expect(await untilKind(model.$view, 'unknown')).toMatchObject({ failure: { outcome: { reason: 'incomplete' } } });
    expect(calls).toEqual([]);
  });
});

describe('The calendar’s file', () => {
  it('is saved by a browser, and holds nothing of who borrows', async () => {
    const { model, named, files } = await ready({ saves: true });
    await model.save(named);
    expect(model.$file.get()).toBe('saved');
    expect(files.map(({ name, type }) => [name, type])).toEqual([['payments.ics', 'text/calendar;charset=utf-8']]);
    const words = await files[0]?.text();
    expect(words).toContain('SUMMARY:Pay ₱1\\,500.50: Sample Instalment Loan');
    expect(words).not.toMatch(/50011|s-1|0917|2002/);
  });

  it.each([
    ['is shared where the phone saves none', { shares: 'shared' }, 'shared', 1],
    ['is said to be not taken where the phone neither saves nor shares it', {}, 'notTaken', 0],
    ['is not spoken of where the borrower has closed the phone’s own sheet', { shares: 'cancelled' }, 'idle', 1],
  ] as const)('%s', async (_, phone, state, taken) => {
    const { model, named, files } = await ready(phone);
    await model.save(named);
    expect([model.$file.get(), files.length]).toEqual([state, taken]);
  });

  it('is made at another try where the rest of the page did not come', async () => {
    const { model, named } = await ready({ saves: true, failures: 1 });
    await model.save(named);
    expect(model.$file.get()).toBe('notLoaded');
    await model.save(named);
    expect(model.$file.get()).toBe('saved');
  });

  it('that cannot be written leaves the button as it was, and says so', async () => {
    const { model, named } = await ready({ saves: true });
    const impossible = named.map((reminder) => ({ ...reminder, day: 'never' }));
    await expect(model.save(impossible)).rejects.toThrow();
    expect(model.$file.get()).toBe('notLoaded');
  });

  it('is made once, however often it is asked for meanwhile', async () => {
    const { model, named, files } = await ready({ saves: true });
    await Promise.all([model.save(named), model.save(named)]);
    expect(files).toHaveLength(1);
  });
});

describe('What was saved and copied', () => {
  const saved = async (next: object) => {
    const page = await ready({ saves: true, fetch: service({}, plan, next) });
    await page.model.save(page.named);
    await page.model.copy('6 December 2026');
    page.model.refresh();
    await expect.poll(() => page.model.$view.get()).toMatchObject({ status: 'fresh' });
    return [page.model.$file.get(), page.model.$copy.get()];
  };

  it('is still said where the service names the same payments again, and not of any that have changed since', async () => {
    expect(await saved(plan)).toEqual(['saved', 'copied']);
    expect(await saved({ ...plan, repayAmount: 150_060 })).toEqual(['idle', 'idle']);
  });

  it('is not said where the payments change while the phone’s own sheet is open', async () => {
    let close = (_: Shared): void => {};
    const shares = new Promise<Shared>((resolve) => {
      close = resolve;
    });
    const { model, named } = await ready({ shares, fetch: service({}, plan, { ...plan, repayAmount: 1 }) });
    const isSaved = model.save(named);
    model.refresh();
    await expect.poll(() => model.$view.get()).toMatchObject({ status: 'fresh' });
    close('shared');
    await isSaved;
    expect(model.$file.get()).toBe('idle');
  });
});

describe('The other ways', () => {
  it('lead a browser to Google Calendar, and ask the app to open it', async () => {
    const inBrowser = await ready();
    for (const reminder of inBrowser.named) await inBrowser.model.openLink(reminder);
    expect(inBrowser.moves).toEqual([
      expect.stringMatching(/^assign https:\/\/calendar\.google\.com\/.*&dates=20261206T01/),
    ]);
    const inApp = await ready({ app: 'ios' });
    for (const reminder of inApp.named) await inApp.model.openLink(reminder);
    expect(inApp.messages).toEqual([
      { action: 'openPage', payload: { url: expect.stringContaining('https://calendar.google.com/') } },
    ]);
    expect(inApp.moves).toEqual([]);
  });

  it('say so where the part of the script that they take does not come', async () => {
    const { model, named, moves } = await ready({ failures: 2 });
    for (const reminder of named) await model.openLink(reminder);
    expect([model.$file.get(), moves]).toEqual(['notLoaded', []]);
  });

  it.each([
    [true, 'copied'],
    [false, 'refused'],
  ] as const)('copy the text, and say so only if that is so: %s', async (canCopy, state) => {
    const { model, copied } = await ready({ canCopy });
    await model.copy('6 December 2026');
    expect([model.$copy.get(), copied]).toEqual([state, canCopy ? ['6 December 2026'] : []]);
  });
});
