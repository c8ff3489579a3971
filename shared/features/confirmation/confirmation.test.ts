import { describe, expect, it, vi } from 'vitest';
import { agreements } from '../../../scripts/gallery/states/data/offer.ts';
import { noLine, refusal, servicePlan, success } from '../../../test/support/answers.ts';
import { type ConfirmTest, confirmTest, openConfirmation } from '../../../test/support/confirming.ts';
import { offerData } from '../../../test/support/offers.ts';
import type { TestPhone } from '../../../test/support/testEnv.ts';
import { readLoanOffer } from '../../api/endpoints/readLoanOffer.ts';
import { DAY_MS } from '../../domain/dates.ts';
import { coreText as core } from '../core/messages.ts';
import { confirmationText as text } from './messages.ts';
import { newConfirmation } from './newConfirmation.ts';
import { newOfferPage } from './offerPage.ts';

const search = '?userId=7&orderId=A1&productId=9&clientType=h5';
// A proxy may deliver the request up to this long after it was sent.
const WINDOW_MS = 180_000;

const offered =
  (changes = {}) =>
  (): Response =>
    success(offerData(changes));
const orderOf = (orderStatus: number | string, noticeStatusText: string) => (): Response =>
  success({ orderStatus, noticeStatusText });

type Plan = Parameters<typeof servicePlan>[0];

const usual: Plan = {
  'loan-detail-confirm': [offered()],
  contract: [() => success(agreements)],
  'loan-detail-push': [() => success({ lendDetailsUrl: '/loanDetail?orderId=B2' })],
  'loan-details': [orderOf(100, 'Waiting for you to confirm')],
};

const open = (plan: Plan = {}, phone: Partial<TestPhone> = {}) => {
  const test = confirmTest({ search, fetch: servicePlan({ ...usual, ...plan }), ...phone });
  const model = openConfirmation(test, readLoanOffer, newConfirmation);
  return { ...test, model };
};

type Opened = ReturnType<typeof open>;

const eventually = (check: () => void): Promise<void> => vi.waitFor(check, { interval: 2, timeout: 15_000 });

const ready = async (plan?: Plan, phone?: Partial<TestPhone>): Promise<Opened> => {
  const opened = open(plan, phone);
  const { $offer, agreements } = opened.model;
  await eventually(() => expect([$offer.get().kind, agreements.$view.get().kind]).not.toContain('loading'));
  return opened;
};

/** Opens a page and takes the loan; the service responds according to the plan. */
const confirmed = async (plan?: Plan, phone?: Partial<TestPhone>): Promise<Opened> => {
  const opened = await ready(plan, phone);
  await opened.model.confirm();
  return opened;
};

const callsTo = ({ calls }: ConfirmTest, path: string) => calls.filter((call) => call.path.endsWith(path));
const stateOf = ({ model }: Opened) => model.loanSubmission.$state.get();
const until = (opened: Opened, expected: object): Promise<void> =>
  eventually(() => expect(stateOf(opened)).toMatchObject(expected));

describe('The button', () => {
  it('waits until the offer and its contracts are there, and is free then', async () => {
    const opened = open();
    expect(opened.model.wait()).toBe('waiting');
    await eventually(() => expect(opened.model.wait()).toBeUndefined());
    expect(opened.calls.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/api/v3/loan-confirm/loan-detail-confirm', { productId: '9' }],
      ['GET', '/api/v3/contract/contract', undefined],
      ['GET', '/api/v3/loan-details/loan-details', undefined],
    ]);
    expect(Object.fromEntries(opened.calls[1]?.query ?? [])).toMatchObject({ productId: '9', scene: '3' });
  });

  it.each([
    ['are refused', () => refusal('No contracts today.')],
    ['do not come', noLine],
    ['are no list', () => success({ list: [] })],
  ])('waits while the contracts %s, sends nothing, and is free once they can be read', async (_, answer) => {
    const opened = await ready({ contract: [answer, () => success(agreements)] });
    expect(opened.model.wait()).toBe('stale');
    await opened.model.confirm();
    expect(callsTo(opened, 'push')).toEqual([]);
    opened.model.refresh();
    await eventually(() => expect(opened.model.wait()).toBeUndefined());
  });

  it.each([[], {}, null])('is free where there is no contract to read, written as %j', async (none) => {
    expect((await ready({ contract: [() => success(none)] })).model.wait()).toBeUndefined();
  });

  it('waits while the offer is read again, and where it could not be', async () => {
    const opened = await ready({ 'loan-detail-confirm': [offered(), noLine] });
    opened.comeBack('visible');
    expect(opened.model.wait()).toBe('waiting');
    await opened.model.confirm();
    await eventually(() => expect(opened.model.wait()).toBe('stale'));
    await opened.model.confirm();
    expect(callsTo(opened, 'push')).toEqual([]);
  });
});

it.each([0, '0', -450_000, '-450000', '₱0.00', '₱-4,500.00'])(
  'An offer of %j cannot be taken: nothing is sent',
  async (amount) => {
    const opened = await confirmed({ 'loan-detail-confirm': [offered({ amount })] });
    expect(callsTo(opened, 'push')).toEqual([]);
  },
);

describe('A contract, which takes the place of the page,', () => {
  const contract = { title: 'Loan agreement', position: '1' };
  const jump: Plan = { 'contract-jump': [() => success({ contract_url: 'https://lender.example/c/1' })] };

  it('keeps the loan from being asked for while it is being opened', async () => {
    const opened = await ready(jump);
    const reading = opened.model.agreements.read(contract);
    expect(opened.model.wait()).toBe('waiting');
    await opened.model.confirm();
    await reading;
    expect([callsTo(opened, 'push'), opened.moves]).toEqual([[], ['assign https://lender.example/c/1']]);
    opened.clock.advance(3000);
    expect(opened.model.wait()).toBeUndefined();
  });

  it('leaves the box as the borrower left it for a page that is loaded anew, but not for another borrower', async () => {
    const opened = await ready(jump);
    opened.model.agree(false);
    await opened.model.agreements.read(contract);
    const { storage } = opened;
    expect((await ready({}, { storage })).model.wait()).toBe('unchecked');
    expect((await ready({}, { storage, search: search.replace('=7', '=8') })).model.wait()).toBeUndefined();
    // A box that has been checked again no longer counts as left unchecked.
    (await ready({}, { storage })).model.agree(true);
    expect((await ready({}, { storage })).model.wait()).toBeUndefined();
  });

  it('leaves a contract in front of the offer agreed to for a page that is loaded anew, until the loan is taken', async () => {
    const withContract: Plan = {
      ...jump,
      'loan-detail-confirm': [offered({ popAgreementUrl: 'https://l.example/c' })],
    };
    const opened = await ready(withContract);
    await opened.model.confirm();
    expect(callsTo(opened, 'push')).toEqual([]);
    opened.model.contract.openApart();
    opened.model.contract.agree();
    await opened.model.agreements.read(contract);
    const { storage } = opened;
    const contractOf = async (plan: Plan) => (await ready(plan, { storage })).model.contract.$view.get();
    expect(await contractOf(withContract)).toBeUndefined();
    const changed = offered({ amount: 300000, popAgreementUrl: 'https://l.example/c' });
    expect(await contractOf({ 'loan-detail-confirm': [changed] })).toMatchObject({ isReadable: false });
    await confirmed(withContract, { storage });
    expect(await contractOf({ ...withContract, 'loan-details': [orderOf(110, 'Not approved')] })).toMatchObject({
      isReadable: false,
    });
  });

  it('is not opened while the loan is being asked for', async () => {
    const opened = await ready({ ...jump, 'loan-detail-push': [noLine] });
    const asking = opened.model.confirm();
    await opened.model.agreements.read(contract);
    await asking;
    expect([callsTo(opened, 'contract-jump'), opened.moves]).toEqual([[], []]);
  });
});

describe('An offer that changes while the page stands', () => {
  const other = { amount: 300000, periods: '30', termUnit: 2 };

  it('is shown first, with a word about it, and then signed as it is now', async () => {
    const opened = await ready({ 'loan-detail-confirm': [offered(), offered(other)] });
    expect(opened.model.$form.get().note).toBe('');
    opened.comeBack('revived');
    await eventually(() => expect(opened.model.$form.get().note).toBe(text.changed));
    expect(opened.model.$offer.get()).toMatchObject({ kind: 'ready', data: { amount: 300000 } });
    await opened.model.confirm();
    expect(callsTo(opened, 'push')[0]?.body).toEqual({ ...other, productId: '9' });
  });

  it.each([
    ['has changed since the borrower read it, before the rest of the page came,', other, text.changed],
    ['asks for its payments on other days', { repay_plans: [{ pay_time: '2099-03-20' }] }, text.changed],
    ['is still what they read', {}, ''],
  ])('%s gets its word at the next read', async (_, changes, note) => {
    const test = confirmTest({
      search,
      fetch: servicePlan({ ...usual, 'loan-detail-confirm': [offered(), offered(changes)] }),
    });
    const page = newOfferPage(test.env);
    await page.offer.refresh();
    const model = newConfirmation(test.confirmEnv, page);
    model.open();
    await page.offer.refresh();
    await eventually(() => expect(model.wait()).toBeUndefined());
    expect(model.$form.get().note).toBe(note);
  });

  it('is the same offer where only a token in an address is new', async () => {
    const opened = await ready({
      'loan-detail-confirm': [offered(), offered({ popAgreementUrl: 'https://l.example/?t=2', comProductLogo: '/b' })],
    });
    opened.comeBack('visible');
    await eventually(() => expect(opened.model.wait()).toBeUndefined());
    expect(opened.model.$form.get().note).toBe('');
  });
});

describe('The borrower takes the loan', () => {
  it('with ten taps, it goes out once, and the page is replaced, without the held entry, by the lender’s address', async () => {
    const opened = await ready();
    await Promise.all(Array.from({ length: 10 }, () => opened.model.confirm()));
    expect(callsTo(opened, 'push')).toHaveLength(1);
    expect(stateOf(opened)).toEqual({ kind: 'done' });
    expect(opened.guard.steps).toEqual(['release']);
    expect(opened.env.store.read('confirmed')).toMatchObject({ ofOrder: 'A1' });
    expect(opened.moves).toEqual([
      'replace http://sandbox.test/loanDetail?orderId=B2&userId=7&clientType=h5&productId=9&product_id=9&from=confirm',
    ]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example/x', 'not an address'])(
    'and is told that it is theirs though the address is not safe: %s',
    async (lendDetailsUrl) => {
      const opened = await confirmed({ 'loan-detail-push': [() => success({ lendDetailsUrl })] });
      expect(stateOf(opened)).toEqual({ kind: 'done' });
      expect(opened.moves).toEqual([]);
      expect(opened.toasts).toMatchObject([{ text: 'We cannot open this link here. Try another way, or call us.' }]);
    },
  );

  it('and a plain browser, which opens no such address, says so, of a contract beside its title', async () => {
    const opened = await ready({
      'contract-jump': [() => success({ contract_url: 'sampleloan://contract/1' })],
      'loan-detail-push': [() => success({ lendDetailsUrl: 'sampleloan://order/1' })],
    });
    await opened.model.agreements.read({ title: 'Terms', position: '1' });
    expect(opened.model.agreements.$unopened.get()).toMatchObject({ position: '1', message: core.inAppOnly });
    await opened.model.confirm();
    expect(opened.toasts).toMatchObject([{ text: 'You can only open this in the app.' }]);
    expect(stateOf(opened)).toEqual({ kind: 'done' });
  });
});

describe('A loan that the service refuses', () => {
  it('for want of a bank account leads to where one is bound, until it is asked for again, and the words are gone then', async () => {
    const answers = [() => refusal('No account.', '4053'), () => success({ lendDetailsUrl: '/order' })];
    const opened = await confirmed({ 'loan-detail-push': answers });
    expect(opened.model.$form.get().needsAccount).toBe(true);
    expect(opened.model.accountAddress).toMatch(/^\/bindBank\?.*from=newLoanConfirm/);
    await eventually(() => expect(opened.model.wait()).toBeUndefined());
    await opened.model.confirm();
    expect(opened.model.$form.get()).toMatchObject({ note: '', needsAccount: false, failure: undefined });
    expect(stateOf(opened)).toEqual({ kind: 'done' });
  });
});

describe('A lost answer', () => {
  const lost: Plan = { 'loan-detail-push': [noLine] };

  it('is also one that names no address: the loan is unconfirmed, and nothing goes out again', async () => {
    const opened = await confirmed({ 'loan-detail-push': [() => success({})] });
    await until(opened, { kind: 'unconfirmed', check: 'early' });
    expect(opened.toasts).toEqual([]);
    await opened.model.confirm();
    opened.model.refresh();
    await opened.model.confirm();
    expect(callsTo(opened, 'push')).toHaveLength(1);
    expect(opened.moves).toEqual([]);
  });

  it('is told in the service’s words where it came with an error of HTTP, which may be that of an ended session', async () => {
    const ended = () => new Response('{"code":"401","message":"Your session has ended."}', { status: 401 });
    const opened = await confirmed({ 'loan-detail-push': [ended], 'loan-details': [orderOf(100, 'x'), ended] });
    await until(opened, { kind: 'unconfirmed', check: 'unknown' });
    const { $form, loanSubmission } = opened.model;
    expect([$form.get().note, loanSubmission.failure()?.outcome.status]).toEqual(['Your session has ended.', 401]);
  });

  const unread: { readonly [order: string]: () => Response } = {
    'not read': noLine,
    refused: () => refusal('Your session has ended.'),
    'without a status': () => success({ noticeStatusText: 'x' }),
  };
  const read = (status: number | string) => unread[status] ?? orderOf(status, `At ${status}`);

  // The order's status before the request and after it; what is known of the loan then, and when it cannot arrive any more; and the service's words.
  it.each([
    // Not running yet: the service says what it waits for.
    [110, 21, 'done', 'done', 'At 21'],
    [110, 151, 'done', 'done', 'At 151'],
    [110, 170, 'done', 'done', ''],
    [110, 174, 'done', 'done', ''],
    [110, '180', 'done', 'done', ''],
    // It was this loan in between, and may have been another one.
    [110, 200, 'done', 'done', ''],
    [170, 200, 'early', 'open', 'At 200'],
    [110, 110, 'early', 'open', 'At 110'],
    ['200', '200', 'early', 'open', 'At 200'],
    [1701, 1701, 'early', 'open', 'At 1701'],
    [21, 21, 'unknown', 'unknown', ''],
    [151, 151, 'unknown', 'unknown', ''],
    [170, 170, 'unknown', 'unknown', ''],
    [174, 174, 'unknown', 'unknown', ''],
    ['180', '180', 'unknown', 'unknown', ''],
    // Only a running loan is proof where nothing was known before.
    ['not read', 21, 'unknown', 'unknown', ''],
    ['not read', 151, 'unknown', 'unknown', ''],
    ['not read', 170, 'done', 'done', ''],
    ['not read', 'not read', 'unknown', 'unknown', ''],
    ['refused', 'refused', 'unknown', 'unknown', ''],
    ['without a status', 'without a status', 'unknown', 'unknown', ''],
  ])('with the order %s before and %s now is %s, and after three minutes %s: “%s”', async (...row) => {
    const [before, now, found, later, words] = row;
    const opened = await confirmed({ ...lost, 'loan-details': [read(before), read(now)] });
    const known = (check: string) =>
      check === 'done' ? { kind: 'done' } : { kind: 'unconfirmed', check, wasAccepted: false };
    await until(opened, known(found));
    opened.clock.advance(WINDOW_MS);
    await until(opened, known(later));
    const { loanSubmission } = opened.model;
    if (later === 'done') expect(loanSubmission.pendingText()).toBe(words);
    if (later === 'open') expect(loanSubmission.orderText()).toBe(words);
    if (later === 'unknown') {
      opened.model.reopen();
      expect(stateOf(opened)).toMatchObject({ maySendAgain: false, untilMs: expect.any(Number) });
    }
    // This page says that it is done: the order's does not announce it again.
    expect([opened.moves, opened.env.store.read('confirmed')]).toEqual([[], undefined]);
  });
});

it('A page learns from a refusal of the offer that another tab has taken the loan', async () => {
  const phoneStorage = new Map<string, string>();
  const gone: Plan = {
    'loan-detail-confirm': [offered(), () => refusal('There is no open offer.')],
    'loan-details': [orderOf(170, 'x')],
  };
  const waiting = await ready(gone, { phoneStorage });
  await (await ready({}, { phoneStorage })).model.confirm();
  waiting.model.refresh();
  await until(waiting, { kind: 'done' });
});

describe('A loan that the service has said yes to', () => {
  /** Opens the page again, `passedMs` after a successful request; the order then returns `order`, and returned `before` until then. */
  const openLater = async (order: () => Response, passedMs = WINDOW_MS, before?: () => Response): Promise<Opened> => {
    const { phoneStorage, clock } = await confirmed(before && { 'loan-details': [before] });
    clock.advance(passedMs);
    return open({ 'loan-details': [order] }, { phoneStorage, clock });
  };

  it.each([
    ['has a status that nobody knows', orderOf(160, 'Money is on its way')],
    ['has not changed', orderOf(100, 'Waiting for you to confirm')],
    ['was not approved before either', orderOf(110, 'Not approved'), orderOf(110, 'Not approved')],
    ['is settled, and nobody knows what it was before', orderOf(200, 'Settled'), noLine],
    ['cannot be read', noLine],
    ['is refused', () => refusal('Please log in.')],
  ])(
    'cannot be asked for again where the order %s, before a day is over',
    async (_, order, before?: () => Response) => {
      const opened = await openLater(order, WINDOW_MS, before);
      await until(opened, { kind: 'unconfirmed', check: 'unknown', wasAccepted: true, maySendAgain: false });
      opened.model.reopen();
      expect(stateOf(opened)).toMatchObject({ kind: 'unconfirmed' });
      opened.clock.advance(DAY_MS);
      await until(opened, { check: 'unknown', wasAccepted: true, maySendAgain: true });
    },
  );

  it.each([110, 200])('can be asked for again where the order has come to status %s since', async (status) => {
    const opened = await openLater(orderOf(status, 'x'));
    await until(opened, { kind: 'unconfirmed', check: 'open', wasAccepted: true, maySendAgain: true });
  });

  it('leads home where the address names no order, whose page would say that the link is incomplete', async () => {
    const { model } = await ready({}, { search: search.replace('&orderId=A1', '') });
    expect([model.orderAddress, model.homeAddress]).toEqual([undefined, expect.stringMatching(/^\/\?userId=7/)]);
  });

  it('is still theirs where the order shows it after many days', async () => {
    await until(await openLater(orderOf(170, 'x'), 40 * DAY_MS), { kind: 'done' });
  });
});

describe('Going back', () => {
  const asking: Plan = {
    'loan-detail-confirm': [offered({ isPopType: '1', popTitle: 'Stay?', popContent: 'It is ready.' })],
  };
  const ios = { search: search.replace('h5', 'iOS') };

  it('asks nothing on Android, nor where the offer asks nothing', async () => {
    expect((await ready(asking, { app: 'android' })).guard.goBack()).toBe(false);
    expect((await ready({}, ios)).guard.goBack()).toBe(false);
  });

  it('asks nothing before there is an offer, nor where there is none, which nobody can take', async () => {
    expect(open(asking, ios).guard.goBack()).toBe(false);
    const refused = await ready({ 'loan-detail-confirm': [() => refusal('No offer.')] }, ios);
    expect(refused.guard.goBack()).toBe(false);
    expect(refused.model.wait()).toBe('waiting');
  });

  it('asks nothing once the loan was asked for, and asks again after a refusal', async () => {
    const opened = await ready({ ...asking, 'loan-detail-push': [() => refusal('No.'), noLine] }, ios);
    const first = opened.model.confirm();
    expect(opened.guard.goBack()).toBe(false);
    await first;
    expect(opened.guard.goBack()).toBe(true);
    expect(opened.model.back.$question.get()).toEqual({ title: 'Stay?', content: 'It is ready.' });
    opened.model.back.stay();
    expect(opened.model.back.$question.get()).toBeUndefined();
    await eventually(() => expect(opened.model.wait()).toBeUndefined());
    await opened.model.confirm();
    expect(opened.guard.goBack()).toBe(false);
  });

  it('closes the webview in an app, and leaves a plain browser past the held entry, or for the home page', async () => {
    const inApp = await ready(asking, { ...ios, app: 'ios' });
    inApp.model.back.leave();
    expect(inApp.messages).toEqual([{ action: 'closeWebview', payload: {} }]);
    expect(inApp.guard.steps).toEqual([]);
    const first = await ready(asking, { ...ios, canGoBack: true });
    first.model.back.leave();
    expect([first.guard.steps, first.moves]).toEqual([['back'], []]);
    const alone = await ready(asking, ios);
    alone.model.back.leave();
    expect(alone.moves).toEqual([expect.stringMatching(/^assign \/\?userId=/)]);
  });
});
