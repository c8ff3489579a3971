import { describe, expect, it, vi } from 'vitest';
import { sessionOf, waysOf } from '../../../scripts/sandbox/testBorrower.ts';
import { sandboxForEachTest } from '../../../scripts/sandbox/testSandbox.ts';
import { heldService } from '../../../test/support/answers.ts';
import { type TestEnv, type TestPhone, testEnv } from '../../../test/support/testEnv.ts';
import { readyIn, untilKind } from '../../../test/support/until.ts';
import { type BankForm, bankForm } from './bankForm.ts';

const FORM = '/api/v3/bind-card/card-init';
const BIND = '/api/v3/bind-card/bind-card';
const BIND_FOR_LOAN = '/api/v3/loan-details/bind-card';

const NUMBER = '0011223344556677';
const bankCard = { bankCode: 'SIB', bankCard: NUMBER, birthDay: '1990-05-04' };

const sandbox = sandboxForEachTest();

const openAt = (orderId: string, extra: Record<string, string> = {}, phone: Partial<TestPhone> = {}) => {
  const search = `?${new URLSearchParams({ ...sessionOf(orderId), ...extra })}`;
  const test = testEnv({ search, sandbox, ...phone });
  const onSaved = vi.fn();
  const form = bankForm(test.env, onSaved);
  form.open();
  return {
    ...test,
    form,
    told: () => onSaved.mock.calls.length,
  };
};

const readyAt = async (...at: Parameters<typeof openAt>) => {
  const opened = openAt(...at);
  await untilKind(opened.form.$view, 'ready');
  return opened;
};

const viewOf = ({ $view }: BankForm) => readyIn($view);

const fieldOf = (form: BankForm, code: string) => {
  const { types, fields } = viewOf(form);
  const field = [...fields, ...(types ? [types] : [])].find((each) => each.code === code);
  if (!field) throw new Error(`There is no ${code} on screen`);
  return field;
};

const fill = (form: BankForm, values: Record<string, string>): void => {
  for (const [code, value] of Object.entries(values)) form.fill(fieldOf(form, code).at, value);
};

/** Opens a page, fills in an account and saves it. */
const savedAt = async (...at: Parameters<typeof openAt>) => {
  const page = await readyAt(...at);
  fill(page.form, bankCard);
  await page.form.save();
  return page;
};

const accountsOf = async (orderId: string) => (await waysOf(sandbox, orderId)).bankCards;

const pathsOf = ({ calls }: TestEnv): string[] => calls.map(({ path }) => path);

describe('the form', () => {
  it('is asked for with the product, and then there with its usual choices', async () => {
    const { form, calls } = openAt('170112');
    expect(form.$view.get()).toEqual({ kind: 'loading' });
    await untilKind(form.$view, 'ready');
    expect(calls).toMatchObject([{ method: 'POST', path: FORM, body: { product_id: '2001' } }]);
    expect(viewOf(form).types?.options.map(({ name }) => name)).toEqual(['Bank card', 'E-wallet']);
    const codes = viewOf(form).fields.map(({ code }) => code);
    expect(codes).toEqual(['payChannel', 'bankCode', 'bankCard', 'birthDay', 'zipCode']);
    expect(fieldOf(form, 'payChannel').value).toBe('90006');
  });

  it('is not read again, and keeps what was typed when the borrower comes back', async () => {
    const page = await readyAt('170112');
    fill(page.form, { bankCard: '1234' });
    page.comeBack('visible');
    page.comeBack('revived');
    expect(pathsOf(page)).toEqual([FORM]);
    expect(fieldOf(page.form, 'bankCard').value).toBe('1234');
  });
});

describe('filling it in', () => {
  it('keeps what was typed under another type or channel', async () => {
    const { form } = await readyAt('170112');
    fill(form, { bankCode: 'SIB', bankCard: NUMBER, cardType: '2' });
    fill(form, { walletNumber: '0917', cardType: '1' });
    fill(form, { payChannel: '90007' });
    expect(viewOf(form).fields.map(({ code }) => code)).not.toContain('bankCode');
    fill(form, { payChannel: '90006' });
    expect(['bankCode', 'bankCard'].map((code) => fieldOf(form, code).value)).toEqual(['SIB', NUMBER]);
    fill(form, { cardType: '2' });
    expect(fieldOf(form, 'walletNumber').value).toBe('0917');
  });
});

describe('saving', () => {
  it('sends what is on screen once for ten taps, tells the page, and leaves the form as at first', async () => {
    const page = await readyAt('170112');
    fill(page.form, bankCard);
    await Promise.all(Array.from({ length: 10 }, () => page.form.save()));
    expect(pathsOf(page)).toEqual([FORM, BIND]);
    expect(page.calls[1]).toMatchObject({ method: 'POST', path: BIND });
    const sent = { cardType: 1, payChannel: 90006, ...bankCard, zipCode: '', product_id: '2001' };
    expect(page.calls[1]?.body).toEqual(sent);
    const fields = expect.arrayContaining([expect.objectContaining({ code: 'bankCard', value: NUMBER })]);
    expect(page.form.$save.get()).toEqual({ kind: 'saved', fields });
    expect(page.told()).toBe(1);
    expect(fieldOf(page.form, 'bankCard').value).toBe('');
    expect(await accountsOf('170112')).toHaveLength(1);
  });

  it('goes another way for a borrower who comes from an order', async () => {
    const page = await savedAt('170112', { source: 'loanDetail' });
    expect(pathsOf(page)).toEqual([FORM, BIND_FOR_LOAN]);
    expect(page.told()).toBe(1);
  });

  it('of a form with nothing in it is sent all the same; refused, it says so until something is changed', async () => {
    const page = await readyAt('170112');
    await page.form.save();
    expect(page.toasts).toEqual([]);
    const message = 'Please choose your bank.';
    const failure = { env: expect.anything(), outcome: expect.objectContaining({ kind: 'refused', message }) };
    expect(page.form.$save.get()).toEqual({ kind: 'unsaved', message, failure });
    fill(page.form, bankCard);
    expect(page.form.$save.get()).toEqual({ kind: 'free' });
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

  it('is followed by the order that it is for, or by the home page', async () => {
    const { form } = await readyAt('170112', { lang: 'fil' });
    expect(form.next.screen).toBe('order');
    expect(form.next.href).toMatch(/^\/order\?.*orderId=170112.*lang=fil/);
    const other = await readyAt('170112', { orderId: '' });
    expect(other.form.next.screen).toBe('home');
    expect(other.form.next.href).toMatch(/^\/\?userId=50112&/);
  });
});

it('another account can be saved at once, as one that was mistyped has to be, by another tap than those that were meant for the first', async () => {
  const page = await savedAt('170112');
  await page.form.save();
  expect(pathsOf(page)).toEqual([FORM, BIND]);
  page.form.another();
  expect(page.form.$save.get()).toEqual({ kind: 'free' });
  fill(page.form, { ...bankCard, bankCard: '9988776655443322' });
  await page.form.save();
  expect(page.told()).toBe(2);
  expect(await accountsOf('170112')).toHaveLength(2);
});
