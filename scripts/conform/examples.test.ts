import { beforeAll, describe, expect, it } from 'vitest';
import { brand } from '../../shared/brand/brands/default/brand.ts';
import { type DescribedCall, describeCalls } from '../reference/describeCalls.ts';
import { fieldSchema } from '../reference/openapi/fieldSchema.ts';
import { valueAt, withValue } from '../reference/paths.ts';
import { centsIn } from './amounts.ts';
import { checkAmounts } from './checkAmounts.ts';
import { checkFields } from './checkFields.ts';
import { checkIds } from './checkIds.ts';

const LIMITS = { origin: 'https://my.api', hosts: [], scheme: brand.scheme };
const DESCRIBING_MS = 60_000;

let calls: readonly DescribedCall[];
beforeAll(async () => {
  calls = await describeCalls();
}, DESCRIBING_MS);

const wordsIn = (call: DescribedCall, data: unknown): readonly string[] =>
  [...checkFields(call, { data }, LIMITS).findings, ...checkAmounts(call, data, brand), ...checkIds(call, data)].map(
    ({ path, word }) => `${call.name} ${path} ${word}`,
  );

describe('An example of the wire tests', () => {
  it('deviates only in what those tests hold to be borne, and no lender should send', () => {
    const found = calls.flatMap((call) => call.answer.examples.flatMap((data) => wordsIn(call, data)));
    expect(found).toEqual([
      'listComplaints data.tabs[1].list missing',
      'readBankForm data.items[0].cate unknown-value',
      'readContactInfo data.smWa number-for-text',
      'readLoanOffer data.repay_plans[1].amount missing',
      'readLoanOffer data.repay_plans[1].pay_time missing',
      'readOrder data.recProducts[0].tags[1] number-for-text',
      'readPeriodPlan data.repayList missing',
      'readPeriodPlan data.detail[1].value number-for-text',
    ]);
  });
});

const callNamed = (name: string): DescribedCall => {
  const call = calls.find((one) => one.name === name);
  if (!call) throw new Error(`There is no call ${name}.`);
  return call;
};

describe('A field', () => {
  const wordsOf = (name: string, data: unknown): readonly string[] =>
    wordsIn(callNamed(name), data).map((word) => word.slice(name.length + 1));

  it('that the contract allows in two forms, or to be empty or null, is well in each', () => {
    expect(wordsOf('readRepaymentWays', { alipay: null, repayToken: 't', bankCards: [] })).toEqual([]);
    for (const needValid of [1, '1']) expect(wordsOf('commitRepayment', { needValid, repayRecordId: '7' })).toEqual([]);
    for (const data of [null, {}, []]) expect(wordsOf('listAgreements', data)).toEqual([]);
    for (const url of ['sampleloan://x', 'https://a.example', 'otherapp://x'])
      expect(wordsOf('openProduct', { url })).toEqual([]);
  });

  it('that the reference gives null as a type may be null, and any other may not', () => {
    const isNullType = ({ type }: { readonly type?: unknown }) => Array.isArray(type) && type.includes('null');
    const wrongly = calls.flatMap(({ name, answer }) =>
      answer.fields
        .filter(({ path, kind }) => kind === 'list' && path.length === 1 && path[0] !== '[]')
        .filter((field) => {
          const [data] = answer.examples.filter((example) => valueAt(example, field.path));
          if (!data) return false;
          const told = checkFields(callNamed(name), { data: withValue(data, field.path, null) }, LIMITS);
          const words = told.findings.map(({ word }) => word);
          return words.includes('null-for-list') === isNullType(fieldSchema(answer.fields, field));
        })
        .map(({ path }) => `${name} ${path.join('.')}`),
    );
    expect(wrongly).toEqual([]);
  });

  it('that is required may not', () => {
    expect(wordsOf('readComplaintStart', { problemType: null })).toEqual(['data.problemType missing']);
    for (const contract_url of [undefined, null, '', ' '])
      expect(wordsOf('openAgreement', { contract_url })).toEqual(['data.contract_url missing']);
    expect(wordsOf('openAgreement', null)).toEqual(['data missing']);
    expect(wordsOf('openAgreement', [])).toEqual(['data list-for-object']);
  });

  it('of an app’s address may not be one that runs something, and of a web address not an app’s', () => {
    expect(wordsOf('openProduct', { url: 'javascript:alert(1)' })).toEqual(['data.url unsafe-url']);
    expect(wordsOf('openAgreement', { contract_url: 'otherapp://x' })).toEqual(['data.contract_url unsafe-url']);
  });

  it('of an address may be a path of the service, and no mere word', () => {
    expect(wordsOf('openAgreement', { contract_url: '/contracts/1' })).toEqual([]);
    expect(wordsOf('openAgreement', { contract_url: 'contracts/1' })).toEqual(['data.contract_url relative-url']);
  });

  it.each([
    ['2026-02-30', ['data.tabs[0].list[0].time date-form']],
    ['2026-02-28 24:00:00', ['data.tabs[0].list[0].time date-form']],
    ['2026-02-28T10:00:00Z', ['data.tabs[0].list[0].time date-form']],
    ['1764460800', ['data.tabs[0].list[0].time epoch-date']],
    ['2026-02-28 23:59:59', []],
  ])('of a day says %j so', (time, words) => {
    const list = [{ id: 1, time, type: 'a', content: 'b' }];
    expect(wordsOf('listComplaints', { tabs: [{ title: 'Open', list }] })).toEqual(words);
  });
});

describe('The amount in a text', () => {
  it.each([
    ['₱1,234.56', 123_456],
    ['PHP 1,234.56', 123_456],
    ['1,234.56', 123_456],
    ['₹1,23,456', 12_345_600],
    ['Rs. 500', 50_000],
    ['5', undefined],
    ['1 of 4', undefined],
    ['2026-11-26', undefined],
    ['0.05% a day', undefined],
    ['+63 900 000 0001', undefined],
    ['180001', undefined],
  ])('%s is %j cents', (text, cents) => {
    expect(centsIn(text, { decimal: '.', group: ',' })).toBe(cents);
  });

  it('is read in the brand’s own style', () => {
    expect(centsIn('Rp1.500.000', { decimal: ',', group: '.' })).toBe(150_000_000);
    expect(centsIn('1.234,56', { decimal: ',', group: '.' })).toBe(123_456);
  });
});
