import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../scripts/sandbox/createSandbox.ts';
import { openTestSandbox, sessionOf } from '../../scripts/sandbox/testBorrower.ts';
import { waysOf } from '../../scripts/sandbox/testCards.ts';
import { answering, heldService, refusal, success } from '../../test/support/answers.ts';
import { type TestEnv, type TestPhone, testEnv } from '../../test/support/testEnv.ts';
import { untilKind } from '../../test/support/until.ts';
import type { BankFormView } from './bankFilling.ts';
import { type BankForm, bankForm } from './bankForm.ts';

const FORM = '/api/v3/bind-card/card-init';
const BIND = '/api/v3/bind-card/bind-card';
const BIND_FOR_LOAN = '/api/v3/loan-details/bind-card';
const ORDER = '/api/v3/loan-details/loan-details';
const WAYS = '/api/v2/loan/service/loan/repayment-way';

const NUMBER = '0011223344556677';
const bankCard = { bankCode: 'SIB', bankCard: NUMBER, birthDay: '1990-05-04' };

let sandbox: Sandbox;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ sandbox, remove } = await openTestSandbox());
});
afterEach(() => remove());

interface Opened extends TestEnv {
  readonly form: BankForm;
  /** How often the page was told that the account is saved. */
  readonly told: () => number;
  readonly turnKeyboard: (isOpen: boolean) => void;
}

const openAt = (orderId: string, extra: Record<string, string> = {}, phone: Partial<TestPhone> = {}): Opened => {
  const search = `?${new URLSearchParams({ ...sessionOf(orderId), ...extra })}`;
  const test = testEnv({ search, sandbox, ...phone });
  let told = 0;
  let turnKeyboard = (_isOpen: boolean): void => {};
  const keyboard = {
    watch: (onChange: typeof turnKeyboard) => {
      turnKeyboard = onChange;
    },
  };
  const onSaved = () => {
    told += 1;
  };
  const form = bankForm({ ...test.env, marks: test.marks, keyboard }, { onSaved });
  form.open();
  return { ...test, form, told: () => told, turnKeyboard: (isOpen) => turnKeyboard(isOpen) };
};

const readyAt = async (...at: Parameters<typeof openAt>): Promise<Opened> => {
  const opened = openAt(...at);
  await untilKind(opened.form.$view, 'ready');
  return opened;
};

const viewOf = ({ $view }: BankForm): Extract<BankFormView, { kind: 'ready' }> => {
  const view = $view.get();
  if (view.kind !== 'ready') throw new Error(`The view is ${view.kind}`);
  return view;
};

const fieldOf = (form: BankForm, code: string) => {
  const { types, fields } = viewOf(form);
  const field = [...fields, ...(types ? [types] : [])].find((each) => each.code === code);
  if (!field) throw new Error(`There is no ${code} on screen`);
  return field;
};

const fill = (form: BankForm, values: Record<string, string>): void => {
  for (const [code, value] of Object.entries(values)) form.fill(fieldOf(form, code).at, value);
};

const pathsOf = ({ calls }: TestEnv): string[] => calls.map(({ path }) => path);

/** A service that loses the answer to the save, once it has carried it out or not; all else is the sandbox's. */
const losing = (isCarriedOut: boolean): { fetch: typeof fetch } => ({
  fetch: (async (request: Request) => {
    const isSave = request.url.includes('/bind-card?');
    if (!isSave || isCarriedOut) {
      const answer = await sandbox.fetch(request);
      if (!isSave) return answer;
    }
    throw new TypeError('Failed to fetch');
  }) as typeof fetch,
});

describe('the form', () => {
  it('is asked for with the product, and then there with its usual choices', async () => {
    const { form, calls } = openAt('170112');
    expect(form.$view.get()).toEqual({ kind: 'loading' });
    await untilKind(form.$view, 'ready');
    expect(calls).toMatchObject([{ method: 'POST', path: FORM, body: { product_id: '2001' } }]);
    expect(viewOf(form).types?.options.map(({ name }) => name)).toEqual(['Bank card', 'E-wallet']);
    expect(viewOf(form).fields.map(({ code }) => code)).toEqual([
      'payChannel',
      'bankCode',
      'bankCard',
      'birthDay',
      'zipCode',
    ]);
    expect(fieldOf(form, 'payChannel').value).toBe('90006');
  });

  it('comes with the choices that the service has made', async () => {
    const { form } = await readyAt('170113');
    expect(fieldOf(form, 'cardType').value).toBe('2');
    expect(fieldOf(form, 'walletCode').value).not.toBe('');
    expect(fieldOf(form, 'walletNumber').value).toMatch(/^\d{11}$/);
  });

  it('comes as usual where the service’s choices are none that it offers', async () => {
    const { form } = await readyAt('170114');
    expect(fieldOf(form, 'cardType').value).toBe('1');
    expect(fieldOf(form, 'payChannel').value).toBe('90006');
    expect(fieldOf(form, 'bankCode').value).toBe('');
  });

  it('that is refused is refused in the service’s words, which a toast says too', async () => {
    const { form, toasts } = openAt('170112', {}, { fetch: answering(refusal('Not for you.')) });
    expect(await untilKind(form.$view, 'failed')).toEqual({ kind: 'failed', reason: { message: 'Not for you.' } });
    expect(toasts).toEqual([{ text: 'Not for you.', durationMs: 2000 }]);
  });

  it('that is refused without a word has words of the page, and no toast', async () => {
    const { form, toasts } = openAt('170112', {}, { fetch: answering(refusal('')) });
    expect(await untilKind(form.$view, 'failed')).toEqual({
      kind: 'failed',
      reason: { message: 'The service refused this.' },
    });
    expect(toasts).toEqual([]);
  });

  it('that did not come is read again when the borrower asks', async () => {
    const items = [{ code: 'zip', cate: 'text' }];
    const { form, calls } = openAt('170112', {}, { fetch: answering(success({ items: [] }), success({ items })) });
    expect(await untilKind(form.$view, 'failed')).toEqual({ kind: 'failed', reason: 'data' });
    form.read();
    expect(form.$view.get()).toEqual({ kind: 'loading' });
    await untilKind(form.$view, 'ready');
    expect(calls).toHaveLength(2);
  });

  it('is not read again, and keeps what was typed, when the borrower comes back or opens it again', async () => {
    const page = await readyAt('170112');
    fill(page.form, { bankCard: '1234' });
    page.comeBack('visible');
    page.comeBack('revived');
    page.form.open();
    expect(pathsOf(page)).toEqual([FORM]);
    expect(fieldOf(page.form, 'bankCard').value).toBe('1234');
  });

  it('says whether the keyboard is open', async () => {
    const { form, turnKeyboard } = await readyAt('170112');
    turnKeyboard(true);
    expect(viewOf(form).isKeyboardOpen).toBe(true);
    turnKeyboard(false);
    expect(viewOf(form).isKeyboardOpen).toBe(false);
  });
});

describe('filling it in', () => {
  it('takes the digits of a number, eleven at most of a phone, and a city as it is', async () => {
    const { form } = await readyAt('170112');
    fill(form, { bankCard: '0011 2233x', birthDay: '1990-05-04', cardType: '2' });
    fill(form, { walletNumber: '+0917 123 45678' });
    expect(fieldOf(form, 'walletNumber').value).toBe('09171234567');
    fill(form, { cardType: '1', payChannel: '90007' });
    fill(form, { branchCity: 'Iloilo City' });
    expect(['bankCard', 'birthDay', 'branchCity'].map((code) => fieldOf(form, code).value)).toEqual([
      '00112233',
      '1990-05-04',
      'Iloilo City',
    ]);
  });

  it('keeps what was typed under another type or channel', async () => {
    const { form } = await readyAt('170112');
    fill(form, { bankCode: 'SIB', bankCard: NUMBER });
    fill(form, { cardType: '2' });
    expect(viewOf(form).fields.map(({ code }) => code)).not.toContain('bankCard');
    fill(form, { walletNumber: '0917' });
    fill(form, { cardType: '1' });
    fill(form, { payChannel: '90007' });
    expect(viewOf(form).fields.map(({ code }) => code)).not.toContain('bankCode');
    fill(form, { payChannel: '90006' });
    expect(fieldOf(form, 'bankCode').value).toBe('SIB');
    expect(fieldOf(form, 'bankCard').value).toBe(NUMBER);
    fill(form, { cardType: '2' });
    expect(fieldOf(form, 'walletNumber').value).toBe('0917');
  });

  it('takes a choice once it is confirmed, and nothing where it is closed', async () => {
    const { form } = await readyAt('170112');
    form.openPicker(fieldOf(form, 'bankCode'));
    form.pick('SMB');
    expect(viewOf(form).picker?.value).toBe('SMB');
    expect(fieldOf(form, 'bankCode').value).toBe('');
    form.closePicker();
    expect(viewOf(form).picker).toBeUndefined();
    expect(fieldOf(form, 'bankCode').value).toBe('');
    form.openPicker(fieldOf(form, 'bankCode'));
    expect(viewOf(form).picker?.value).toBe('');
    form.pick('SIB');
    form.pick('SMB');
    form.confirmPick();
    expect(viewOf(form).picker).toBeUndefined();
    expect(fieldOf(form, 'bankCode').value).toBe('SMB');
  });
});

describe('saving', () => {
  it('sends what is on screen, tells the page, and leaves the form as at first', async () => {
    const page = await readyAt('170112');
    fill(page.form, bankCard);
    await page.form.save();
    expect(page.calls[1]).toMatchObject({ method: 'POST', path: BIND });
    expect(page.calls[1]?.body).toEqual({
      cardType: '1',
      payChannel: '90006',
      ...bankCard,
      zipCode: '',
      product_id: '2001',
    });
    expect(page.form.$saving.get()).toEqual({ kind: 'done' });
    expect(page.told()).toBe(1);
    expect(fieldOf(page.form, 'bankCard').value).toBe('');
    expect((await waysOf(sandbox, '170112')).bankCards).toHaveLength(1);
  });

  it('goes another way for a borrower who comes from an order', async () => {
    const page = await readyAt('170112', { source: 'loanDetail' });
    fill(page.form, bankCard);
    await page.form.save();
    expect(pathsOf(page)).toEqual([FORM, BIND_FOR_LOAN]);
    expect(page.told()).toBe(1);
  });

  it('of a form with nothing in it is sent all the same; refused, it stays with its message', async () => {
    const page = await readyAt('170112');
    fill(page.form, { bankCard: '12' });
    await page.form.save();
    expect(page.toasts).toEqual([{ text: 'Please choose your bank.', durationMs: 2000 }]);
    expect(page.form.$saving.get()).toEqual({ kind: 'free' });
    expect(fieldOf(page.form, 'bankCard').value).toBe('12');
    fill(page.form, bankCard);
    await page.form.save();
    expect(pathsOf(page)).toEqual([FORM, BIND, BIND]);
    expect(page.told()).toBe(1);
  });

  it('is not there before the form is', async () => {
    const service = heldService();
    const page = openAt('170112', {}, { fetch: service.fetch });
    await page.form.save();
    expect(pathsOf(page)).toEqual([FORM]);
  });

  it('sends one request for ten taps', async () => {
    const page = await readyAt('170112');
    fill(page.form, bankCard);
    await Promise.all(Array.from({ length: 10 }, () => page.form.save()));
    expect(pathsOf(page)).toEqual([FORM, BIND]);
  });

  it('leaves no number on the phone', async () => {
    const page = await readyAt('170112');
    fill(page.form, bankCard);
    await page.form.save();
    const kept = JSON.stringify([[...page.storage], [...page.phoneStorage]]);
    expect(kept).toContain('bindCard:50112:170112');
    expect(kept).not.toContain(NUMBER.slice(-4));
  });
});

describe('an answer that got lost', () => {
  it('for an order is looked for at the order, which asks no more: it is saved', async () => {
    const page = await readyAt('170112', { source: 'loanDetail' }, losing(true));
    fill(page.form, bankCard);
    await page.form.save();
    await untilKind(page.form.$saving, 'done');
    expect(pathsOf(page)).toEqual([FORM, BIND_FOR_LOAN, ORDER]);
    expect(page.told()).toBe(1);
  });

  it('for an order that still asks may still be under way, and after a minute can be sent again', async () => {
    const page = await readyAt('170112', { source: 'loanDetail' }, losing(false));
    fill(page.form, bankCard);
    await page.form.save();
    await expect.poll(() => page.form.$saving.get()).toMatchObject({ kind: 'doubt', sight: 'early' });
    page.form.release();
    expect(page.form.$saving.get().kind).toBe('doubt');
    page.clock.advance(60_000);
    await expect.poll(() => page.form.$saving.get()).toMatchObject({ kind: 'doubt', sight: 'open' });
    expect(pathsOf(page)).toEqual([FORM, BIND_FOR_LOAN, ORDER, ORDER]);
    page.form.release();
    expect(page.form.$saving.get()).toEqual({ kind: 'free' });
    expect(fieldOf(page.form, 'bankCard').value).toBe(NUMBER);
    expect(page.told()).toBe(0);
  });

  it('without such an order is looked for among the cards, by the end of the number', async () => {
    const page = await readyAt('170112', {}, losing(true));
    fill(page.form, bankCard);
    await page.form.save();
    await untilKind(page.form.$saving, 'done');
    expect(pathsOf(page)).toEqual([FORM, BIND, WAYS]);
    expect(page.told()).toBe(1);
  });

  it('is not taken for another card, nor found by a postcode', async () => {
    const page = await readyAt('170112', {}, losing(true));
    fill(page.form, { ...bankCard, bankCard: '1111111111', zipCode: '6677' });
    await page.form.save();
    await expect.poll(() => page.form.$saving.get()).toMatchObject({ kind: 'done' });
    const other = await readyAt('170112', {}, { ...losing(false), phoneStorage: new Map() });
    fill(other.form, { ...bankCard, bankCard: '2222222222', zipCode: '1111' });
    await other.form.save();
    await expect.poll(() => other.form.$saving.get()).toMatchObject({ kind: 'doubt', sight: 'early' });
    // What was sent is looked for, whatever the borrower types meanwhile.
    fill(other.form, { bankCard: '1111111111' });
    other.form.lookAgain();
    await expect.poll(() => other.form.$saving.get()).toMatchObject({ kind: 'doubt', sight: 'early' });
    expect(other.told()).toBe(0);
  });

  it('of a wallet or without an order cannot be looked for, which the page can say', async () => {
    const page = await readyAt('170112', { orderId: '' }, losing(true));
    fill(page.form, bankCard);
    expect(page.form.canLook()).toBe(false);
    expect(page.form.orderHref).toBeUndefined();
    await page.form.save();
    await expect.poll(() => page.form.$saving.get()).toMatchObject({ kind: 'doubt', sight: 'early' });
    expect(pathsOf(page)).toEqual([FORM, BIND]);
  });

  it('is in doubt after a reload too, for this borrower and this order alone', async () => {
    const before = await readyAt('170112', { source: 'loanDetail' }, losing(false));
    fill(before.form, bankCard);
    await before.form.save();
    const { phoneStorage } = before;
    const after = await readyAt('170112', { source: 'loanDetail' }, { phoneStorage });
    await expect.poll(() => after.form.$saving.get()).toMatchObject({ kind: 'doubt', sight: 'early' });
    await after.form.save();
    expect(pathsOf(after)).not.toContain(BIND_FOR_LOAN);
    const other = await readyAt('170113', {}, { phoneStorage });
    expect(other.form.$saving.get()).toEqual({ kind: 'free' });
  });

  it('cannot be looked up while there is no line', async () => {
    const items = [{ code: 'bankCard', cate: 'text' }];
    const page = await readyAt('170112', { source: 'loanDetail' }, { fetch: answering(success({ items })) });
    await page.form.save();
    await expect.poll(() => page.form.$saving.get()).toMatchObject({ kind: 'doubt', sight: 'unknown' });
  });

  it('is no answer that the service has had it before', async () => {
    const items = [{ code: 'bankCard', cate: 'text' }];
    const answers = answering(success({ items }), refusal('Seen before.', '800005'), refusal('No such order.'));
    const page = await readyAt('170112', { source: 'loanDetail' }, { fetch: answers });
    await page.form.save();
    await expect.poll(() => page.form.$saving.get()).toMatchObject({ kind: 'doubt', sight: 'early' });
  });
});

describe('another account', () => {
  it('begins with a decision, and tells the page again', async () => {
    const page = await readyAt('170112');
    fill(page.form, bankCard);
    await page.form.save();
    page.form.open();
    await expect.poll(() => page.form.$saving.get()).toMatchObject({ sight: 'open', wasAccepted: true });
    page.form.release();
    fill(page.form, { ...bankCard, bankCard: '9988776655443322' });
    await page.form.save();
    expect(page.told()).toBe(2);
    expect((await waysOf(sandbox, '170112')).bankCards).toHaveLength(2);
  });

  it('is not saved by a second tab that holds the same form', async () => {
    const one = await readyAt('170112');
    const other = await readyAt('170112', {}, { phoneStorage: one.phoneStorage });
    for (const { form } of [one, other]) fill(form, bankCard);
    await one.form.save();
    await other.form.save();
    expect(pathsOf(other)).not.toContain(BIND);
    await expect.poll(() => other.form.$saving.get()).toEqual({ kind: 'done' });
  });
});
