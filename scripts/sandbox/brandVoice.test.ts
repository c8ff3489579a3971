import { expect, it } from 'vitest';
import { brand, brand as sample } from '../../shared/brand/brands/default/brand.ts';
import { inMoneyOf, respondAs } from './brandVoice.ts';
import { texts } from './texts.ts';

const rupees = {
  ...{ ...sample, currencySign: '₹', money: { decimal: '.', group: ',', isLakh: true }, rangeSeparator: ',' },
  refusals: { signedOut: ['E_SESSION', 'E_TOKEN'] },
};
const rupiah = {
  ...{ ...sample, currencySign: 'Rp\u00a0', rangeSeparator: '.', refusals: {} },
  money: { decimal: ',', group: '.', hidesZeroCents: true },
};

it.each([
  [rupees, '₹12,34,567.50 of ₹500.00, ₹2,000 - ₹1,25,000'],
  [rupiah, 'Rp 1.234.567,50 of Rp 500, Rp 200.000 - Rp 12.500.000'],
  [sample, '₱1,234,567.50 of ₱500.00, ₱2.000 - ₱125.000'],
])('Amounts are in the money of the brand, wherever they stand in a text', (brand, text) => {
  expect(inMoneyOf(brand, '₱1,234,567.50 of ₱500.00, ₱2,000 - ₱125,000').replaceAll('\u00a0', ' ')).toBe(text);
});

it.each([
  ['4001', 'E_SESSION'],
  ['4040', '4040'],
])('The refusal %s has the code of the brand for its reason, else its own', async (code, expected) => {
  const headers = { 'content-type': 'application/json' };
  const refused = await respondAs(rupees, new Response(`{"code":"${code}","message":"","data":null}`, { headers }));
  expect(await refused.json()).toMatchObject({ code: expected });
});

it('The name of the lender is escaped as JSON and HTML need it, and pictures stay as they are', async () => {
  const brand = { ...rupees, name: 'Acme & "Sons"' };
  const answer = async (type: string, body: string) =>
    (await respondAs(brand, new Response(body, { headers: { 'content-type': type } }))).text();
  expect(await answer('application/json', '{"text":"Sample Loan"}')).toBe('{"text":"Acme & \\"Sons\\""}');
  expect(await answer('text/html', '<p>Sample Loan')).toBe('<p>Acme &amp; &quot;Sons&quot;');
  expect(await answer('image/svg+xml', 'Sample Loan')).toBe('Sample Loan');
});

it('The default brand names the rows that hold facts', () => {
  const { rows } = texts;
  expect(brand.orderRows).toMatchObject({
    [rows.totalDueNow]: 'dueAmount',
    [rows.amountOfInstalment]: 'dueAmount',
    [rows.daysOverdue]: 'daysLate',
    [rows.instalment]: 'instalment',
    [rows.dueDate]: 'dueDate',
  });
  expect(brand.offerRows).toMatchObject({ [rows.youReceive]: 'received', [rows.totalRepayment]: 'payBack' });
});
