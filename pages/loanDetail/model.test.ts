import { describe, expect, it, vi } from 'vitest';
import { sessionOf } from '../../scripts/sandbox/testBorrower.ts';
import { sandboxForAllTests } from '../../scripts/sandbox/testSandbox.ts';
import { type Order, readOrder } from '../../shared/api/endpoints/readOrder.ts';
import { answering, refusal, success } from '../../test/support/answers.ts';
import { ORIGIN, opener, type TestPhone, testEnv } from '../../test/support/testEnv.ts';
import { readyIn, untilKind } from '../../test/support/until.ts';
import { placesOf } from './Hub.tsx';
import { createLoanDetail, type LoanDetailModel, popupsOf } from './model.ts';
import { scorePrompt } from './score.ts';

const sandbox = sandboxForAllTests();

const open = opener(({ env }) => createLoanDetail(env), { sandbox });
const openAt = (orderId: string, phone: Partial<TestPhone> = {}) =>
  open(`?${new URLSearchParams(sessionOf(orderId))}`, phone);

const readyAt = async (orderId: string, phone: Partial<TestPhone> = {}) => {
  const opened = openAt(orderId, phone);
  await untilKind(opened.model.$view, 'ready');
  return opened;
};

const orderAnswer = (changes: { readonly [name: string]: unknown } = {}): Response =>
  success({ orderStatus: 170, noticeStatusText: 'Due', ...changes });

/** Opens the page of an order with this data; later calls fail as offline unless `next` has a response for them. */
const readyWith = (changes: { readonly [name: string]: unknown }, ...next: Response[]) =>
  readyAt('170001', { fetch: answering(orderAnswer(changes), ...next) });

const dataOf = ({ $view }: LoanDetailModel) => readyIn($view);

describe('an order that leads elsewhere', () => {
  it('takes the place of the page unless its status is 21, and no popup stands before it', async () => {
    expect((await readyAt('210002')).moves).toEqual([]);
    const { moves, model } = await readyAt('151002');
    expect(moves).toEqual([`replace ${ORIGIN}/sandbox/away/redirected`]);
    const popups = await readyWith({ playeduL: 'https://lender.example/x', reyMsg: 'Money' });
    expect(popups.moves).toEqual(['replace https://lender.example/x']);
    expect([model.$popup.get(), popups.model.$popup.get()]).toEqual([undefined, undefined]);
  });

  it('under the app’s own scheme is opened by the app once a visit; when the borrower comes back, its popups come', async () => {
    const answer = () => orderAnswer({ playeduL: 'sampleloan://order', reyMsg: 'Money' });
    const phone = { fetch: answering(answer(), answer()), app: 'ios' } as const;
    const { messages, moves, model, comeBack } = await readyAt('170001', phone);
    expect(messages).toEqual([{ action: 'openPage', payload: { url: 'sampleloan://order' } }]);
    expect([moves, model.$popup.get()]).toEqual([[], undefined]);
    comeBack('visible');
    await expect.poll(() => model.$popup.get()).toEqual({ kind: 'withdraw', message: 'Money' });
    expect(messages).toHaveLength(1);
  });

  it('under it is said once a visit to be for the app alone, where there is none', async () => {
    const answer = () => orderAnswer({ playeduL: 'sampleloan://order', reyMsg: 'Money' });
    const { toasts, model, calls, comeBack } = await readyAt('170001', {
      fetch: answering(answer(), answer()),
      app: 'none',
    });
    expect(model.$popup.get()).toEqual({ kind: 'withdraw', message: 'Money' });
    comeBack('visible');
    await expect.poll(() => calls).toHaveLength(2);
    await expect.poll(() => model.$view.get()).toMatchObject({ kind: 'ready', status: 'fresh' });
    expect(toasts.map(({ text }) => text)).toEqual(['You can only open this in the app.']);
  });

  it.each([
    '/loanDetail?orderId=170001',
    './order/',
    `${ORIGIN}/a/../loanDetail#top`,
    `${ORIGIN.replace('http:', 'https:')}/order?a=b`,
  ])('that names this very page by %s stays, and shows its popups', async (playeduL) => {
    const { moves, toasts, model } = await readyWith({ playeduL, reyMsg: 'Money' });
    expect([moves, toasts]).toEqual([[], []]);
    expect(model.$popup.get()).toEqual({ kind: 'withdraw', message: 'Money' });
  });

  it.each(['/repay', '/order?orderId=OTHER', '/loanDetails', '/x/loanDetail', 'https://lender.example/loanDetail'])(
    'leaves for %s, which is another page',
    async (playeduL) => {
      const { moves } = await readyWith({ playeduL });
      expect(moves).toEqual([`replace ${new URL(playeduL, ORIGIN)}`]);
    },
  );
});

describe('popups', () => {
  it('stand one at a time, and come no more once they are closed', async () => {
    const { model } = await readyAt('170115');
    const seen: (string | undefined)[] = [];
    for (let closed = 0; closed < 5; closed += 1) {
      seen.push(model.$popup.get()?.kind);
      model.closePopup();
    }
    expect(seen).toEqual(['withdraw', 'bank', 'tips', 'score', undefined]);
    model.refresh();
    await expect.poll(() => dataOf(model).status).toBe('fresh');
    expect(model.$popup.get()).toBeUndefined();
  });

  it.each(['repay', 'leaveToRepay'] as const)('leave the tips out in a tab that has been to repay: %s', async (go) => {
    const first = await readyAt('170113');
    expect(first.model.$popup.get()?.kind).toBe('tips');
    first.model[go]();
    const second = await readyAt('170113', { storage: first.storage });
    expect(second.model.$popup.get()).toBeUndefined();
  });

  it.each([
    ['open the answer’s address', '170115', [`assign ${ORIGIN}/sandbox/away/withdraw`]],
    ['without an address go nowhere', '170116', []],
  ])('to withdraw %s, and give way to the next', async (_, orderId, expected) => {
    const { model, moves, toasts } = await readyAt(orderId);
    model.withdraw();
    expect([moves, toasts]).toEqual([expected, []]);
    expect(model.$popup.get()?.kind).toBe('bank');
  });
});

describe('a borrower', () => {
  it.each([
    ['repay', '/repay'],
    ['rollOver', '/repayDelay'],
  ] as const)('goes to %s with the session, and the tip counts as seen', async (action, path) => {
    const { model, moves, storage } = await readyAt('174002');
    expect(storage.size).toBe(0);
    model[action]();
    expect(moves).toEqual([
      `assign ${path}?userId=50015&sessionId=session-50015&orderId=174002&productId=2001&product_id=2001`,
    ]);
    expect([...storage.keys()]).toEqual(['loan:default:bankTipSeen']);
  });

  it('borrows again where the answer says, and it is counted once at two taps', async () => {
    const { model, moves, calls } = await readyAt('200001');
    model.borrowAgain();
    model.borrowAgain();
    expect(moves[0]).toMatch(/^assign http:\/\/sandbox\.test\/sandbox\/away\//);
    expect(calls).toHaveLength(2);
    expect(calls[1]).toMatchObject({ method: 'POST', path: '/api/service/event/save' });
    expect(calls[1]?.body).toEqual({ productId: '2001', moduleId: 30, positionId: 1 });
  });

  it('borrows again at home where the answer names nothing, whatever becomes of the count, and is counted at each later tap', async () => {
    const { model, moves, toasts, calls } = await readyWith({ orderStatus: 200 }, refusal('No event'), success(null));
    model.borrowAgain();
    await new Promise((resolve) => setTimeout(resolve));
    expect(moves).toEqual([expect.stringMatching(/^assign \/\?userId=/)]);
    expect(toasts).toEqual([]);
    model.borrowAgain();
    expect(calls).toHaveLength(3);
  });

  it('opens a product at its address, or at home', async () => {
    const { model, moves } = await readyAt('210001');
    for (const product of dataOf(model).data.recommended) model.openProduct(product);
    expect(moves).toEqual([
      `assign ${ORIGIN}/sandbox/away/3001`,
      expect.stringMatching(/^assign \/\?userId=/),
      // The third product cannot be taken, so it does not open.
      `assign ${ORIGIN}/sandbox/away/3004`,
    ]);
  });
});

describe('what the borrower did just before', () => {
  const MINE = { userId: '50012', productId: '2002' };
  const holding = (name: string, data: object, atMs: number) =>
    new Map([[`loan:default:${name}`, JSON.stringify({ v: 1, data: { ...MINE, orderId: '170001', ...data, atMs } })]]);
  const NOW_MS = testEnv({ search: '' }).clock.now();
  const session = { ...MINE, orderId: '170001' };
  const search = `?${new URLSearchParams(session)}`;

  const isConfirmed = async (data: object, from = '', ageMs = 0, orderStatus = 170): Promise<boolean> => {
    const { model } = await readyAt('170001', {
      search: search + from,
      fetch: answering(orderAnswer({ orderStatus })),
      storage: holding('confirmed', data, NOW_MS - ageMs),
    });
    return model.isJustTaken(dataOf(model).data);
  };

  it('is a loan taken where a page of this tab has confirmed this order, within a day, and the order shows it', async () => {
    expect(await isConfirmed({ ofOrder: '170001' })).toBe(true);
    expect(await isConfirmed({ ofOrder: '170002' })).toBe(false);
    expect(await isConfirmed({ ofOrder: '170002' }, '&from=confirm')).toBe(false);
    expect(await isConfirmed({ ofOrder: '170001' }, '', 86_400_000)).toBe(false);
    for (const status of [110, 151, 180, 200])
      expect(await isConfirmed({ ofOrder: '170001' }, '', 0, status)).toBe(false);
  });

  it('is a loan taken of an order that its page did not know, where the service leads here for that', async () => {
    expect(await isConfirmed({}, '&from=confirm')).toBe(true);
    expect(await isConfirmed({})).toBe(false);
  });

  it('is no loan taken by the address alone', async () => {
    const { model } = await readyAt('170001', { search: `${search}&from=confirm`, fetch: answering(orderAnswer()) });
    expect(model.isJustTaken(dataOf(model).data)).toBe(false);
  });
});

it('An offer that waits for the borrower stands at the page that confirms it, with the session', async () => {
  const { model } = await readyWith({ orderStatus: 100, facts: { offer: true } });
  const address = '?userId=50011&sessionId=session-50011&orderId=170001&productId=2002&product_id=2002';
  expect(model.offerAddress).toBe(`/newLoanConfirm${address}`);
});

const orderWith = (changes: { readonly [name: string]: unknown }): Order => {
  const order = readOrder.parse({ orderStatus: 170, ...changes });
  if (!order) throw new Error('The order has no status');
  return order;
};

const all = {
  reyMsg: 'Money',
  cardNeedPop: '1',
  cardPopTitle: 'Bank',
  cardPopMsg: 'Bind',
  KindTipsMsg: 'Mind',
  isScore: '1',
};

describe('the popups of an order', () => {
  it.each([
    [{ ...all, reyMsg: '' }, ['bank', 'tips', 'score']],
    [{ ...all, cardNeedPop: 0 }, ['withdraw', 'tips', 'score']],
    [{ ...all, KindTipsMsg: null }, ['withdraw', 'bank', 'score']],
    [{ ...all, isScore: '0' }, ['withdraw', 'bank', 'tips']],
    [{ ...all, isScore: 2 }, ['withdraw', 'bank', 'tips']],
  ])('are asked for one by one', (changes, kinds) => {
    expect(popupsOf(orderWith(changes), false).map(({ kind }) => kind)).toEqual(kinds);
  });
});

const search = '?userId=7&orderId=174002&productId=2001';

it('An order whose money could not be sent leads to its bank account, and a settled one to no payment', () => {
  const placesIn = (orderStatus: number) =>
    Object.entries(placesOf(testEnv({ search }).env, orderWith({ orderStatus }))).filter(([, address]) => address);
  const always = ['documents', 'complaint'];
  expect(placesIn(151).map(([place]) => place)).toEqual(['bindBank', ...always]);
  expect(placesIn(151)[0]?.[1]).toContain('source=loanDetail');
  expect(placesIn(200).map(([place]) => place)).toEqual(always);
});

it('An order leads to its pay code where the address names its product, without which nobody can ask for the code', () => {
  const codeOf = (search: string) => placesOf(testEnv({ search }).env, orderWith({})).code;
  expect(codeOf('?userId=7&orderId=174002&productId=2001')).toContain('/repaymentOfCode2');
  expect(codeOf('?userId=7&orderId=174002')).toBeUndefined();
});

describe('a score', () => {
  it.each([
    [1, 1, []],
    [3, 1, []],
    [4, 0, [{ action: 'goRate', payload: {} }]],
  ])('of %i is thanked for, or closes the prompt and goes on to the store', async (stars, thanked, sent) => {
    const [close, thank] = [vi.fn(), vi.fn()];
    const fetch = answering(success(null));
    const { env, calls, messages } = testEnv({ search: '?userId=7&orderId=1&productId=2', app: 'android', fetch });
    const prompt = scorePrompt(env, close, thank);
    prompt.choose(stars);
    await prompt.send();
    expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/api/v3/loan-details/store-score', { score: 5 }],
    ]);
    expect([thank.mock.calls.length, close.mock.calls.length, messages]).toEqual([thanked, 1 - thanked, sent]);
  });
});
