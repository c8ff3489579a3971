import { describe, expect, it } from 'vitest';
import { call, callFor, sessionOf } from '../testBorrower.ts';
import { waysOf } from '../testCards.ts';
import { sandboxForEachTest } from '../testSandbox.ts';

const birthDay = '1990-05-01';
const card = {
  product_id: '2001',
  cardType: '1',
  payChannel: '90006',
  bankCode: 'SIB',
  bankCard: '0011223344556677',
  birthDay,
};
const rural = { ...card, payChannel: '90007', ruralBank: 'RBS', branchCity: 'C5', openedOn: '2020-02-29' };
const wallet = { product_id: '2001', cardType: '2', walletCode: 'SPE', walletNumber: '09170000114', birthDay };

describe('binding an account', () => {
  const sandbox = sandboxForEachTest();

  const formOf = async (orderId: string) =>
    (await callFor(sandbox, orderId, 'readBankForm', { product_id: '2001' })).data.items;
  const bind = (body: Readonly<Record<string, string>>, orderId = '170112') =>
    callFor(sandbox, orderId, 'bindCard', body);
  const cardsOf = async (orderId: string) => (await waysOf(sandbox, orderId)).bankCards;

  it.each([
    ['170113', true],
    ['170114', false],
  ])('comes with presets for %s, which match an option: %s', async (orderId, isMatching) => {
    const presets = (await formOf(orderId)).filter(({ value, cate }) => cate === 'enum' && value !== '');
    const matched = presets.filter(({ value, note }) => note.some(({ type }) => String(type) === String(value)));
    expect(presets.length).toBeGreaterThan(2);
    expect(matched).toHaveLength(isMatching ? presets.length : 0);
  });

  it('comes with numbers as text, and texts of digits as numbers, for one borrower', async () => {
    const [type, channel, bank] = await formOf('170116');
    expect(type).toMatchObject({ value: 1, cardTypeMi: '0', channelNumber: 0 });
    expect(type?.note[0]?.type).toBe('1');
    expect(channel).toMatchObject({ value: 90007, cardTypeMi: '1' });
    expect(bank?.channelNumber).toBe(90006);
    expect((await bind({ ...rural, ruralBank: 'CSB' }, '170116')).code).toBe('00');
  });

  it('comes long for one borrower, who can fill it in all the same', async () => {
    const items = await formOf('170999');
    expect(items.length).toBeGreaterThan(15);
    expect(items.every(({ title }) => title.length > 30)).toBe(true);
    expect((await bind({ ...card, product_id: '2999', bankCode: 'SL24' }, '170999')).code).toBe('00');
    expect((await cardsOf('170999')).at(-1)).toMatchObject({ cardNo: '**** 6677', bankCode: 'SL24' });
  });

  it.each([
    ['nothing at all', { product_id: '2001' }, 'Please choose the type of your account.'],
    ['an unknown type', { ...card, cardType: '3' }, 'Please choose the type of your account.'],
    ['no channel', { ...card, payChannel: '' }, 'Please choose how the money is sent.'],
    ['no bank', { ...card, bankCode: '' }, 'Please choose your bank.'],
    ['the bank of another channel', { ...card, bankCode: 'RBS' }, 'Please choose your bank.'],
    ['the name of a bank', { ...card, bankCode: 'Sample Island Bank' }, 'Please choose your bank.'],
    ['no account number', { ...card, bankCard: '' }, 'Please enter your account number.'],
    ['a grouped number', { ...card, bankCard: '0011 2233 4455' }, 'Account number: please enter digits only.'],
    ['a short number', { ...card, bankCard: '001122334' }, 'Account number: please enter 10 to 16 digits.'],
    ['no city', { ...rural, branchCity: '' }, 'Please choose the city of your branch.'],
    ['no such day', { ...rural, openedOn: '2023-13-01' }, 'Account opened on: please choose a day that has been.'],
    ['a day to come', { ...card, birthDay: '2026-12-02' }, 'Date of birth: please choose a day that has been.'],
    ['a short ZIP code', { ...card, zipCode: '12' }, 'ZIP code (optional): please enter 4 digits.'],
    ['no wallet', { ...wallet, walletCode: '' }, 'Please choose your e-wallet.'],
    ['no wallet number', { ...wallet, walletNumber: '' }, 'Please enter the mobile number of your e-wallet.'],
    ['a short number', { ...wallet, walletNumber: '0917' }, 'Mobile number of the e-wallet: please enter 11 digits.'],
  ])('refuses %s, and says what to do', async (_, body, message) => {
    expect(await bind(body)).toEqual({ code: '4054', message, data: null });
    expect(await cardsOf('170112')).toEqual([]);
  });

  it('lists a bound card with a masked number, and a bound wallet as the wallet', async () => {
    for (const form of [card, rural, wallet]) expect((await bind(form)).code).toBe('00');
    const { alipay, bankCards } = await waysOf(sandbox, '170112');
    expect(alipay?.name).toBe('Sample Pera');
    expect(bankCards).toEqual([
      { id: expect.any(Number), bankName: 'Rural Bank of Sample', cardNo: '**** 6677', bankCode: 'RBS' },
    ]);
  });

  it('keeps one account of a number that is saved twice, through two sandboxes at one time too', async () => {
    const other = await sandbox.openOther();
    const sandboxes = [sandbox, other, sandbox, other];
    const answers = await Promise.all(sandboxes.map((each) => callFor(each, '170112', 'bindCard', card)));
    expect(answers.map(({ code }) => code)).toEqual(['00', '00', '00', '00']);
    expect(await cardsOf('170112')).toHaveLength(1);
  });

  it('is the borrower’s own: the same number of another borrower is another account', async () => {
    for (const orderId of ['170112', '170113']) await bind(card, orderId);
    for (const orderId of ['170112', '170113']) expect(await cardsOf(orderId)).toHaveLength(1);
  });

  it('ends the question of an order that asks for an account, if the borrower comes from that order', async () => {
    const asks = async () => (await callFor(sandbox, '170112', 'readOrder')).data;
    await bind(card);
    expect(await asks()).toMatchObject({ cardNeedPop: 1, cardPopTitle: 'Check your bank account' });
    expect((await callFor(sandbox, '170112', 'bindCardForLoan', card)).code).toBe('00');
    expect(await asks()).toMatchObject({ cardNeedPop: 0, cardPopTitle: '', cardPopMsg: '' });
    expect(await cardsOf('170112')).toHaveLength(1);
    await bind(card);
    expect(await asks()).toMatchObject({ cardNeedPop: 0 });
  });

  it('does not end the question where the form is wrong, or the order another borrower’s', async () => {
    expect((await callFor(sandbox, '170112', 'bindCardForLoan', { ...card, bankCard: '' })).code).toBe('4054');
    const stranger = { ...sessionOf('170001'), orderId: '170112', productId: '2001' };
    expect((await call(sandbox, 'bindCardForLoan', stranger, card)).code).toBe('4040');
    expect((await callFor(sandbox, '170300', 'bindCardForLoan', card)).code).toBe('4040');
    expect((await callFor(sandbox, '170112', 'readOrder')).data).toMatchObject({ cardNeedPop: 1 });
  });
});
