import { describe, expect, it } from 'vitest';
import { brand as sample } from '../../shared/brand/brands/default/brand.ts';
import { moneyOf } from '../brand/moneyOf.ts';
import { inMoneyOf, inVoiceOf, respondAs } from './brandVoice.ts';
import { call, callFor, ORIGIN, open, openTestSandbox } from './testBorrower.ts';

const rupees = { ...sample, ...moneyOf('en-IN', 'INR'), refusals: { signedOut: ['E_SESSION', 'E_TOKEN'] } };
const rupiah = { ...sample, ...moneyOf('id-ID', 'IDR'), refusals: {} };
const dong = { ...sample, ...moneyOf('vi-VN', 'VND'), refusals: {} };
const refusal = (code: string) => `{"code":"${code}","message":"No.","data":null}`;

describe('The sandbox of a brand', () => {
  it.each([
    [rupees, '₹12,34,567.50 of ₹500.00, ₹2,000 - ₹1,25,000'],
    [rupiah, 'Rp 1.234.567,50 of Rp 500, Rp 2.000 - Rp 125.000'],
    [dong, '1.234.567,50 ₫ of 500 ₫, 2.000 ₫ - 125.000 ₫'],
    [sample, '₱1,234,567.50 of ₱500.00, ₱2.000 - ₱125.000'],
  ])('writes money its way, wherever it stands in a text', (brand, text) => {
    expect(inMoneyOf(brand, '₱1,234,567.50 of ₱500.00, ₱2,000 - ₱125,000').replaceAll('\u00a0', ' ')).toBe(text);
  });

  it('refuses with its code for the same reason, and with its own where the brand names none', () => {
    expect(inVoiceOf(rupees, refusal('4001'))).toBe(refusal('E_SESSION'));
    expect(inVoiceOf(rupees, refusal('4040'))).toBe(refusal('4040'));
    expect(inVoiceOf(rupees, refusal('4009'))).toBe(refusal('4009'));
    expect(inVoiceOf(rupees, '{"data":{"code":"4001"}}')).toBe('{"data":{"code":"4001"}}');
  });

  it('gives the rows of an order its labels, in each language that the brand names some for', () => {
    const own = { amountDue: ['EMI due'], daysLate: ['Days late'], loanAmount: ['Principal'], loanFacts: [] };
    const brand = { ...rupees, orderRows: { en: own } };
    const rows = (...labels: string[]) => JSON.stringify(labels.map((text) => ({ text, value: '1' })));
    expect(inVoiceOf(brand, rows('Amount of this instalment', 'Days overdue', 'Due date', 'देरी के दिन'))).toBe(
      rows('EMI due', 'Days late', 'Due date', 'देरी के दिन'),
    );
  });

  it('leaves pictures as they are, and keeps status and headers of the rest', async () => {
    const picture = new Response('₱1.00', { headers: { 'content-type': 'image/svg+xml' } });
    expect(await (await respondAs(rupees, picture)).text()).toBe('₱1.00');
    const page = new Response('₱1.00', { status: 404, headers: { 'content-type': 'text/html', vary: 'Origin' } });
    const answer = await respondAs(rupees, page);
    expect([answer.status, answer.headers.get('vary'), await answer.text()]).toEqual([404, 'Origin', '₹1.00']);
  });

  it.each([
    ['INR', 'en-IN', 'Sample Rupee Loan', 'Jaipur'],
    ['IDR', 'id-ID', 'Sample Rupiah Loan', 'Medan'],
    ['VND', 'vi-VN', 'Sample Cash Loan', 'Easttown'],
  ])(
    'has products, cities and numbers of its country, and its own name, in %s',
    async (currency, locale, product, city) => {
      const brand = {
        ...sample,
        ...moneyOf(locale, currency),
        id: 'acme',
        name: 'Acme & "Sons"',
        company: { ...sample.company, legalName: 'Acme <Finance> Ltd.' },
        servicePhone: '+00 1',
        whatsapp: '+00 2',
        email: 'help@acme.test',
      };
      const { sandbox, remove } = await openTestSandbox({ brand });
      const order = await callFor(sandbox, '170002', 'readOrder');
      expect(JSON.stringify(order)).toContain(product);
      const form = JSON.stringify(await callFor(sandbox, '170001', 'readBankForm', { product_id: '2001' }));
      expect(form).toContain(`{"name":"${city}","type":"C3"}`);
      const contact = JSON.stringify(await callFor(sandbox, '170001', 'readContactInfo', { overall: 30 }));
      expect(contact).toContain('"smWa":"+00 2"');
      const landing = await call(sandbox, 'readLandingTemplate', { templateId: '7001' });
      const start = (await open(sandbox, '/sandbox/?lang=en')).text;
      expect(start).toContain(product);
      const all = [JSON.stringify(order), form, contact, JSON.stringify(landing), start];
      expect(all.join()).not.toMatch(/Peso|Sari-Sari|Pera\b|Makati|Cebu|Visayas|\+63|Sample Loan/);
      await remove();
    },
  );

  it('has the name of the lender as a text of JSON and of HTML has it', async () => {
    const brand = { ...rupees, name: 'Acme & "Sons"' };
    const json = new Response('{"text":"Sample Loan"}', { headers: { 'content-type': 'application/json' } });
    expect(await (await respondAs(brand, json)).json()).toEqual({ text: 'Acme & "Sons"' });
    const html = new Response('<p>Sample Loan', { headers: { 'content-type': 'text/html' } });
    expect(await (await respondAs(brand, html)).text()).toBe('<p>Acme &amp; &quot;Sons&quot;');
  });

  it.each([
    ['an id of its own', { ...rupees, id: 'acme' }],
    ['the id of the sample', rupees],
  ])('has its sign alone on every screen, and names nobody’s city, where the brand has %s', async (_, brand) => {
    const { sandbox, remove } = await openTestSandbox({ brand });
    const body = JSON.stringify({ records: [], build: '1.0.0-1a2b3c4d', screen: 'repay' });
    await sandbox.fetch(new Request(`${ORIGIN}/sandbox/reports`, { method: 'POST', body }));
    const answers = [
      JSON.stringify(await callFor(sandbox, '180001', 'readOrder')),
      (await open(sandbox, '/sandbox/')).text,
      (await open(sandbox, '/sandbox/reports')).text,
    ];
    expect(answers[0]).toContain('₹7,250.00');
    expect(answers[2]).toContain('times are UTC+8');
    expect(answers.join()).not.toMatch(/₱|Manila/);
    await remove();
  });
});
