import { beforeEach, describe, expect, it } from 'vitest';
import { codeFor, pay, paymentsOf } from '../../../scripts/sandbox/testBorrower.ts';
import { sandboxForAllTests } from '../../../scripts/sandbox/testSandbox.ts';
import { textFieldText } from '../../../shared/ui/messages.ts';
import { answering, success } from '../../../test/support/answers.ts';
import {
  confirmFromPhone,
  type Opening,
  type OpenPage,
  openAt,
  payWith,
  readyAt,
  reloaded,
  sentTo,
  waysOf,
} from '../../../test/support/repaymentMethod.ts';
import { resetOrder } from '../../../test/support/sandboxControls.ts';
import { payingText as text } from '../messages.ts';

// An overdue order with a card that needs a code (6789), one that needs none (7890), and a wallet.
const ORDER = '180001';
const session = { withholdingAmount: '725000', couponId: 'C7' };
const orderRoute = 'replace borrowDetail?productId=2001&orderId=180001';

const sandbox = sandboxForAllTests();
beforeEach(async () => {
  await resetOrder(sandbox, ORDER);
});

/** Opens the page and pays, so that the borrower has been sent a code. */
const atCode = async (opening: Opening = {}): Promise<OpenPage> => {
  const page = await readyAt(ORDER, { sandbox, session, ...opening });
  await payWith(page, '6789');
  return page;
};

const ways = {
  alipay: null,
  repayToken: 't',
  bankCards: [{ id: 7, bankName: 'B', cardNo: '*6789', bankCode: 'C' }],
  facts: { dueAmount: 725000 },
};
const needsCode = { needValid: 1, repayRecordId: 31 };

/** Opens a page that waits for a code; its later calls get these responses. */
const atCodeWith = async (...answers: Response[]): Promise<OpenPage> => {
  const page = await readyAt(ORDER, { fetch: answering(success(ways), success(needsCode), ...answers), session });
  await payWith(page, '6789');
  page.model.card.type('123456');
  return page;
};

describe('a card that needs no code', () => {
  it('is charged by one call that says all of it, and the order follows', async () => {
    const page = await readyAt(ORDER, { sandbox, session, app: 'android' });
    const card = waysOf(page).cards[1];
    await payWith(page, '7890');
    expect(sentTo(page, 'commit').map(({ body }) => body)).toEqual([
      {
        amount: '725000',
        bankName: card?.bankName,
        cardId: card?.id,
        cardNo: '**** 7890',
        couponId: 'C7',
        orderId: ORDER,
        repayToken: waysOf(page).repayToken,
        bankCode: card?.bankCode,
        sendMsg: 0,
      },
    ]);
    expect(page.routes.routeMoves).toEqual([orderRoute, 'redirect']);
    expect(page.model.lock.$state.get().kind).toBe('done');
    expect(page.messages).toEqual([]);
    expect(await paymentsOf(sandbox, ORDER)).toHaveLength(1);
  });

  it('that is refused says why, and the ways are read again', async () => {
    const page = await readyAt(ORDER, { sandbox, session: { ...session, withholdingAmount: '5' } });
    page.model.amounts.choose('5');
    await payWith(page, '7890');
    expect(page.toasts).toEqual([]);
    expect(page.model.$problem.get()).toBe('The amount of this order has changed. Please check it again.');
    expect(page.model.$ways.get()).toMatchObject({ status: 'revalidating' });
    expect(page.model.lock.$state.get().kind).toBe('free');
    expect(page.routes.routeMoves).toEqual([]);
  });
});

describe('a card that needs a code', () => {
  it.each([
    ['the Android app', { app: 'android' }, ['dismissRepayment']],
    ['an iPhone', { app: 'ios' }, []],
    ['an app that says it is iOS', { app: 'android', session: { ...session, clientType: 'iOS' } }, []],
    ['a browser', { app: 'none' }, []],
  ] as const)('in %s the native dialog is dismissed only where it is not iOS', async (_, opening, actions) => {
    const page = await atCode(opening);
    await confirmFromPhone(page, sandbox);
    expect(page.messages.map(({ action }) => action)).toEqual(actions);
    expect(page.routes.routeMoves[0]).toBe(orderRoute);
  });

  it.each([
    ['12345', text.shortCode],
    ['Code 012345, loan 180001', textFieldText.twoCodes],
  ])('is asked about and not confirmed where %j was typed or pasted', async (code, message) => {
    const page = await atCode();
    page.model.card.type(code);
    await page.model.card.confirm();
    expect(page.model.card.$problem.get()).toEqual({ message });
    page.model.card.type('1');
    expect(page.model.card.$problem.get()).toBeUndefined();
    expect(sentTo(page, 'confirm')).toEqual([]);
  });

  it.each([
    ['१२३ ४५६', '123456'],
    ['OTP: 012345.', '012345'],
  ])('takes %j, as it was copied or typed, as %s', async (typed, verifyCode) => {
    const page = await atCodeWith(success(null));
    page.model.card.type(typed);
    await page.model.card.confirm();
    expect(sentTo(page, 'confirm').map(({ body }) => body)).toEqual([
      { orderId: ORDER, verifyCode, repaymentRecordId: 31 },
    ]);
  });

  it('is left for another card; what was asked for it stays unconfirmed', async () => {
    const page = await atCode();
    page.model.card.chooseAnother();
    expect(page.model.card.$code.get()).toBeUndefined();
    expect(page.model.$route.get()).toEqual({ name: 'list', isMoved: true });
    await payWith(page, '7890');
    expect(page.routes.routeMoves[0]).toBe(orderRoute);
    expect(sentTo(page, 'confirm')).toEqual([]);
    expect(await paymentsOf(sandbox, ORDER)).toHaveLength(1);
  });
});

describe('another code', () => {
  it('cannot be asked for while the minute runs, nor where none is waited for any more', async () => {
    const page = await atCode();
    await page.model.card.resend();
    page.model.card.chooseAnother();
    page.clock.advance(60_000);
    await page.model.card.resend();
    expect(sentTo(page, 'commit')).toHaveLength(1);
  });

  it('is asked for with the same card, and its record takes the place of the first', async () => {
    const page = await atCode();
    const { recordId: first } = page.model.card.$code.get() ?? {};
    page.model.card.type('111111');
    page.clock.advance(60_000);
    await page.model.card.resend();
    const { recordId: second } = page.model.card.$code.get() ?? {};
    const [one, other] = sentTo(page, 'commit').map(({ body }) => body as Record<string, unknown>);
    expect(other).toEqual({ ...one, sendMsg: 1 });
    expect(second).not.toBe(first);
    expect(page.model.card.$typed.get()).toBe('');
    expect(page.model.card.$restSeconds.get()).toBe(60);
    expect(page.toasts.at(-1)?.text).toBe('code sent, check your phone');
    await confirmFromPhone(page, sandbox);
    expect(sentTo(page, 'confirm').map(({ body }) => (body as Record<string, unknown>)['repaymentRecordId'])).toEqual([
      second,
    ]);
  });

  it('is not asked for any more where the borrower chose another card before the cards were there again', async () => {
    const page = await atCode();
    page.clock.advance(60_000);
    page.comeBack('visible');
    const asked = page.model.card.resend();
    page.model.card.chooseAnother();
    await asked;
    expect(page.model.$ways.get()).toMatchObject({ status: 'fresh' });
    expect(sentTo(page, 'commit')).toHaveLength(1);
    expect(page.model.card.$code.get()).toBeUndefined();
  });

  it('makes the borrower wait a minute also where its answer got lost, for the message may have left', async () => {
    const page = await atCodeWith();
    page.clock.advance(60_000);
    expect(page.model.card.$restSeconds.get()).toBe(0);
    await page.model.card.resend();
    expect(sentTo(page, 'commit')).toHaveLength(2);
    expect(page.model.lock.$state.get().kind).toBe('unconfirmed');
    expect(page.model.card.$restSeconds.get()).toBe(60);
    expect(page.model.card.$code.get()).toMatchObject({ recordId: 31 });
  });
});

describe('a reload while the code is waited for', () => {
  it('leads back to it, with the rest of the minute', async () => {
    const before = await atCode();
    const page = openAt(ORDER, { sandbox, session, ...reloaded(before, 20_000) });
    expect(page.model.card.$code.get()).toEqual(before.model.card.$code.get());
    expect(page.model.card.$restSeconds.get()).toBe(40);
    await confirmFromPhone(page, sandbox);
    expect(page.routes.routeMoves[0]).toBe(orderRoute);
  });

  it('pays what was asked for then, whatever the link of the page says', async () => {
    const fetch = answering(success({ ...ways, facts: { dueAmount: 5 } }), success(null));
    const page = await readyAt(ORDER, { ...reloaded(await atCode()), fetch, session: { withholdingAmount: '5' } });
    page.model.card.type('123456');
    await page.model.card.confirm();
    expect(page.model.payments.$status.get().pending).toMatchObject({ state: 'accepted', amount: '725000' });
  });

  it('keeps no code and no number of a card', async () => {
    const { model, storage } = await atCode();
    model.card.type('123456');
    expect([...storage.keys()]).toEqual(['loan:default:cardCode']);
    expect(Object.keys(JSON.parse(storage.get('loan:default:cardCode') ?? '').data).sort()).toEqual([
      'amount',
      'cardId',
      'orderId',
      'paymentIds',
      'productId',
      'recordId',
      'sentAtMs',
      'userId',
    ]);
  });
});

describe('an instalment that is paid in another tab while its code is waited for', () => {
  const equalNext = { sandbox, session: { withholdingAmount: '150050' } };

  /** Opens a page that waits for a code while the instalment gets paid elsewhere. */
  const paidElsewhere = async () => {
    await resetOrder(sandbox, '170001');
    const page = await readyAt('170001', equalNext);
    await payWith(page, '1234');
    await pay(sandbox, await codeFor(sandbox, '170001', '150050'));
    return page;
  };

  it.each([
    [
      'stays open',
      async (page: OpenPage) => {
        page.comeBack('visible');
        await expect.poll(() => page.model.$ways.get()).toMatchObject({ status: 'fresh' });
        return page;
      },
    ],
    ['is loaded anew', (page: OpenPage) => readyAt('170001', { ...equalNext, ...reloaded(page) })],
  ])('is not paid once more with the next one of the same amount, where the page %s', async (_, come) => {
    const page = await come(await paidElsewhere());
    const asked = sentTo(page, 'commit').length;
    page.clock.advance(60_000);
    const tries = [
      () => confirmFromPhone(page, sandbox),
      page.model.card.resend,
      () => payWith(page, '1234'),
      page.model.payByWallet,
    ];
    for (const attempt of tries) {
      await attempt();
      expect(page.model.$problem.get()).toBe(text.changed);
      page.model.refresh();
      await expect.poll(() => page.model.$ways.get()).toMatchObject({ status: 'fresh' });
    }
    expect([sentTo(page, 'commit').length, sentTo(page, 'confirm'), sentTo(page, 'wallet')]).toEqual([asked, [], []]);
    expect(await paymentsOf(sandbox, '170001')).toHaveLength(1);
  });
});

it('An instalment that is paid in another tab is not paid once more with the next one of the same amount, where no code is waited for either', async () => {
  await resetOrder(sandbox, '170001');
  const page = await readyAt('170001', { sandbox, session: { withholdingAmount: '150050' } });
  await expect.poll(() => page.model.lock.bookedBefore()).toBeDefined();
  await pay(sandbox, await codeFor(sandbox, '170001', '150050'));
  page.comeBack('visible');
  await expect.poll(() => page.model.$ways.get()).toMatchObject({ status: 'fresh' });
  await page.model.payByWallet();
  expect(page.model.$problem.get()).toBe(text.changed);
  expect(sentTo(page, 'wallet')).toEqual([]);
});
