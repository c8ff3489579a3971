import { describe, expect, it } from 'vitest';
import { answering, refusal, success } from '../../../test/support/answers.ts';
import { nextTurn, openAt, PATHS, readyAt, waysOf } from '../../../test/support/repaymentMethod.ts';
import { testEnv } from '../../../test/support/testEnv.ts';
import { testRoutes } from '../../../test/support/testRoutes.ts';
import { testSandbox } from '../../../test/support/testSandbox.ts';
import { untilKind } from '../../../test/support/until.ts';
import { createFirst } from '../firstModel.ts';
import { text } from './messages.ts';
import { createRepaymentMethod } from './model.ts';

// The page reads the order together with the ways to pay, because a payment's note contains the order's state.
const READ = [PATHS.ways, PATHS.order];

// The tests of this file pay nothing, so the order keeps its seeded state.
const sandbox = testSandbox();

const due = { withholdingAmount: '150050' };
const paths = (calls: readonly { readonly path: string }[]) => calls.map(({ path }) => path);

describe('the ways to pay', () => {
  it('are the cards and the wallet, read once for the order, none chosen', async () => {
    const page = await readyAt('170001', { sandbox, session: due });
    expect(waysOf(page).cards.map(({ bankName, cardNo }) => `${bankName} ${cardNo}`)).toEqual([
      'Sample Metropolitan Bank **** 1234',
      'Sample Island Bank **** 7890',
    ]);
    expect(waysOf(page).wallet?.name).toBe('Sample Wallet');
    expect(page.model.card.$chosen.get()).toBeUndefined();
    expect(page.calls.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', PATHS.ways, { orderId: '170001' }],
      ['GET', PATHS.order, undefined],
    ]);
    expect(page.toasts).toEqual([]);
  });

  it('that the service refuses are refused in its words, which a toast says too', async () => {
    const { model, toasts } = openAt('200001', { sandbox });
    const message = 'There is nothing to repay on this order.';
    expect(await untilKind(model.$ways, 'refused')).toMatchObject({ message });
    expect(toasts).toEqual([{ text: message, durationMs: 2000 }]);
  });

  it('that are refused without a word have words of the page, which are no toast too', async () => {
    const { model, toasts } = openAt('170001', { fetch: answering(refusal('')) });
    expect(await untilKind(model.$ways, 'refused')).toMatchObject({ message: text.queryFailed });
    expect(toasts).toEqual([]);
  });

  it('that do not come are an error, and can be asked for again', async () => {
    const { model, toasts } = openAt('170001', { fetch: answering() });
    expect(await untilKind(model.$ways, 'unknown')).toMatchObject({ reason: 'offline' });
    expect(toasts.map(({ text }) => text)).toEqual(['error']);
  });

  it('are not asked for by an address without an order, which says so', async () => {
    const { env, calls, toasts, submissionLog } = testEnv({ search: '?userId=50011&sessionId=session-50011', sandbox });
    const routes = testRoutes();
    const model = createRepaymentMethod({ ...env, submissionLog, routes });
    model.open();
    expect(await untilKind(model.$ways, 'unknown')).toMatchObject({ reason: 'incomplete' });
    const first = createFirst(env, routes);
    first.open();
    expect(calls).toEqual([]);
    expect(toasts).toEqual([]);
    // Wait for the chunk: if it were still loading at the end of the tests, the running test would fail.
    await untilKind(first.$whole, 'ready');
  });

  it('are read again when the borrower comes back, the choice kept', async () => {
    const page = await readyAt('170001', { sandbox, session: due });
    page.model.card.choose(waysOf(page).cards[1]?.id ?? '');
    page.comeBack('visible');
    expect(page.model.$ways.get()).toMatchObject({ kind: 'ready', status: 'revalidating' });
    await nextTurn();
    await untilKind(page.model.$ways, 'ready');
    expect(paths(page.calls)).toEqual([...READ, ...READ]);
    expect(page.model.card.$chosen.get()).toBe(waysOf(page).cards[1]?.id);
  });
});

describe('an earlier payment of this tab', () => {
  const mayBePaid = (payment: object): boolean => {
    const { env, storage, clock } = openAt('170001', { fetch: answering() });
    // This page is open already: it may be in the back/forward cache while another page of the tab leads to a channel.
    const { model, comeBack } = openAt('170001', { fetch: answering(), storage });
    env.store.write('payment', { sentAtMs: clock.now(), ...payment });
    expect(model.$mayBePaid.get()).toBe(false);
    comeBack('revived');
    return model.$mayBePaid.get();
  };

  it('may be the one that is about to be made again', () => {
    expect(mayBePaid({ way: 'channel' })).toBe(true);
    expect(mayBePaid({ way: 'code', isOnlyShown: 0 })).toBe(true);
  });

  it('is none where a code was only seen, or nothing was begun', () => {
    expect(mayBePaid({ way: 'code', isOnlyShown: 1 })).toBe(false);
    expect(openAt('170001', { fetch: answering() }).model.$mayBePaid.get()).toBe(false);
  });
});

describe('the amount', () => {
  const given = [
    '1',
    '150050',
    '000150050',
    '99999999999999999999',
    '1234.56',
    '1,234.56',
    '₱100',
    '₱ 1,500.50',
    'PHP 100',
    '1500 PHP',
    '1.500,50 €',
    'Rs. 1,500.50',
    '1 500\u202f500,50 ₽',
    "1'500.50",
  ];

  it.each(given)('%s is what the address says', (withholdingAmount) => {
    expect(openAt('170001', { session: { withholdingAmount } }).model.amount).toBe(withholdingAmount);
  });

  it.each([
    '',
    '0',
    '000',
    '0.00',
    '₱',
    '-5',
    '1e5',
    ' 150050',
    'all',
    'NaN',
    'pay 100',
    '100 to 0917 555 0100',
    '0917 555 0100',
    '0917 555 010',
    '02 855 501',
    '9175 550 100',
    '1/2',
    '₱1<b>',
  ])('%j is none, and nothing can be paid', async (withholdingAmount) => {
    const page = await readyAt('170001', { sandbox, session: { withholdingAmount } });
    expect(page.model.amount).toBeUndefined();
    page.model.card.choose(waysOf(page).cards[0]?.id ?? '');
    await page.model.card.pay();
    await page.model.payByWallet();
    expect(paths(page.calls)).toEqual(READ);
  });
});

describe('an in-page route', () => {
  it.each([
    ['', 'list'],
    ['#/', 'list'],
    ['#/nobody-knows', 'list'],
    ['#/__proto__', 'list'],
    ['#/my-borrowDetail', 'list'],
    ['#/borrowDetails', 'list'],
    ['#/alipayrepayment', 'alipayrepayment'],
  ])('%j opens the screen %s', (hash, name) => {
    const { model, routes } = openAt('170001', { sandbox, hash });
    expect(model.$route.get()).toEqual({ name, isMoved: false });
    expect(routes.routeMoves).toEqual([]);
  });

  it.each(['#/addnormalcard', '#/borrowDetail?productId=2002&orderId=170001'])(
    '%s is handed over to its own document, and the page loaded anew where the route changes before that has come',
    (hash) => {
      const { routes, calls, moves } = openAt('170001', { sandbox, hash });
      expect(routes.routeMoves).toEqual(['redirect']);
      expect(calls).toEqual([]);
      expect(moves).toEqual([]);
      routes.arrive('#/');
      expect(moves).toEqual(['reload']);
    },
  );

  it('that the borrower opens within the page takes the focus, and reads the ways again', async () => {
    const page = await readyAt('170001', { sandbox, session: due });
    page.routes.arrive('#/alipayrepayment');
    expect(page.model.$route.get()).toEqual({ name: 'alipayrepayment', isMoved: true });
    page.routes.arrive('');
    expect(page.model.$route.get()).toEqual({ name: 'list', isMoved: true });
    expect(paths(page.calls)).toEqual([...READ, ...READ, ...READ]);
  });

  it('leads to the bank form from its button, and the borrower can come back', async () => {
    const page = await readyAt('170001', { sandbox, session: due });
    page.model.bindCard();
    expect(page.routes.routeMoves).toEqual(['go addnormalcard', 'redirect']);
  });

  it('leads back from the bank form and chooses the card that was bound, where there is no other', async () => {
    const card = { id: '1', bankName: 'Sample Bank', cardNo: '**** 1234', bankCode: 'SB' };
    const page = await readyAt('170001', {
      hash: '#/?bound',
      fetch: answering(success({ bankCards: [card], repayToken: 'token' })),
    });
    await nextTurn();
    expect(page.model.card.$chosen.get()).toBe('1');
  });

  it('leads back from the bank form and chooses none of several cards, for nobody says which is new', async () => {
    const page = await readyAt('170001', { sandbox, hash: '#/?bound' });
    await nextTurn();
    expect(page.model.card.$chosen.get()).toBeUndefined();
  });

  it('leads back from the bank form with a word that it is bound', () => {
    const { model, toasts } = openAt('170001', { sandbox, hash: '#/?bound' });
    expect(model.$route.get().name).toBe('list');
    expect(toasts).toEqual([{ text: 'Your bank account is bound', durationMs: 2000 }]);
  });
});

describe('paying without a card', () => {
  it('asks for one, and sends nothing', async () => {
    const page = await readyAt('170001', { sandbox, session: due });
    await page.model.card.pay();
    expect(page.model.card.$unchosen.get()).toBe(text.pickCard);
    expect(page.toasts).toEqual([]);
    expect(paths(page.calls)).toEqual(READ);
    page.model.card.choose('nobody');
    expect(page.model.card.$unchosen.get()).toBe('');
  });

  it('so does a card that is not there any more', async () => {
    const page = await readyAt('170001', { sandbox, session: due });
    page.model.card.choose('nobody');
    await page.model.card.pay();
    expect(page.model.card.$unchosen.get()).toBe(text.pickCard);
    expect(paths(page.calls)).not.toContain(PATHS.commit);
  });

  it('sends nothing while the ways are not fresh', async () => {
    const ways = { alipay: null, repayToken: 't', bankCards: [{ id: 1, bankName: 'B', cardNo: '1', bankCode: 'C' }] };
    const page = await readyAt('170001', { fetch: answering(success(ways)), session: due });
    page.model.card.choose(waysOf(page).cards[0]?.id ?? '');
    page.model.refresh();
    await page.model.card.pay();
    await nextTurn();
    expect(page.model.$ways.get()).toMatchObject({ status: 'stale' });
    await page.model.card.pay();
    expect(paths(page.calls)).toEqual([...READ, ...READ]);
  });
});
