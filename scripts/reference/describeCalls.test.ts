import { beforeAll, describe, expect, it } from 'vitest';
import { callNames } from '../../shared/api/allEndpoints.ts';
import * as parsers from '../../shared/api/parse.ts';
import { SESSION_NAMES } from '../../shared/session/names.ts';
import { type DescribedCall, type DescribedField, describeCall, describeCalls } from './describeCalls.ts';
import { knownParsers } from './discover.ts';
import { headers, received, sent } from './glossary.ts';
import { ITEM, pathText } from './paths.ts';
import { keyFor } from './terms.ts';

let calls: readonly DescribedCall[];
beforeAll(async () => {
  calls = await describeCalls();
});

const fieldOf = ({ answer }: DescribedCall, path: string): DescribedField | undefined =>
  answer.fields.find((field) => pathText(field.path) === path);

describe('describeCall', () => {
  it('says of every call what it is for', () => {
    expect(calls.map(({ name }) => name)).toEqual(callNames);
    expect(calls.filter(({ summary }) => !/^[A-Z].*\.$/.test(summary)).map(({ name }) => name)).toEqual([]);
  });

  it('says how a field is read, what it means, and that nothing is used of an answer without it', async () => {
    const plan = await describeCall('readPeriodPlan');
    expect(fieldOf(plan, 'repayAmount')).toMatchObject({
      path: ['repayAmount'],
      kind: 'amount',
      unit: 'cents',
      isRequired: true,
      without: { missing: { kind: 'unknown' }, null: { kind: 'unknown' }, wrongType: { kind: 'unknown' } },
    });
  });

  it('says which part of a page is lost without a field, and which item of a list', async () => {
    const plan = await describeCall('readPeriodPlan');
    expect(fieldOf(plan, 'productLogo')).toMatchObject({
      kind: 'imageUrl',
      isRequired: false,
      without: { missing: { kind: 'partsLost', parts: ['productLogo is empty'] } },
    });
    expect(fieldOf(plan, 'repayList[].channel_number')).toMatchObject({
      path: ['repayList', '[]', 'channel_number'],
      kind: 'id',
      isRequired: true,
      without: { missing: { kind: 'itemLeftOut' } },
    });
  });

  it('finds what later parts of a page read of an answer', async () => {
    const plan = await describeCall('readDelayPlan');
    expect(fieldOf(plan, 'defDetail.payNotice[].list[].steps')).toMatchObject({ kind: 'list', unit: 'text' });
    expect(fieldOf(plan, 'defDetail.payNotice[].list[].steps[]')).toMatchObject({ kind: 'text', unit: 'text' });
  });

  it('finds a field that is read only where another is missing', async () => {
    expect(fieldOf(await describeCall('listLegacyAgreements'), '[].id')).toMatchObject({ kind: 'id' });
  });

  it('requires a field only where every example needs it', async () => {
    const commit = await describeCall('commitRepayment');
    expect(fieldOf(commit, 'repayRecordId')).toMatchObject({
      isRequired: false,
      without: { missing: { kind: 'unknown' } },
    });
  });

  it('tells a list as data from an object, and an answer of which nothing is read', async () => {
    expect((await describeCall('listAgreements')).answer.fields[0]).toMatchObject({ path: [], kind: 'list' });
    expect((await describeCall('readOrder')).answer.fields[0]).toMatchObject({ path: [], kind: 'object' });
    expect((await describeCall('saveEvent')).answer).toMatchObject({ fields: [], needsData: false, examples: [null] });
    expect((await describeCall('readCaptcha')).answer.form).toBe('image');
  });

  it('gives examples without what the pages leave out', async () => {
    expect((await describeCall('listAgreements')).answer.examples).toEqual([
      [
        { title: 'Loan contract', position: 0, id: 8 },
        { title: 'Privacy', id: 9 },
      ],
    ]);
    expect((await describeCall('repayByWallet')).answer.examples).toEqual([{ url: 'https://wallet.example/pay?id=1' }]);
  });

  it('describes a request as it leaves', async () => {
    const { request } = await describeCall('commitRepayment');
    expect(request).toMatchObject({
      method: 'POST',
      path: '/v2/loan/service/loan/repayment-commit',
      pathTemplate: '/v2/{svc}/service/loan/repayment-commit',
      encoding: 'json',
      session: SESSION_NAMES,
      headers: { building: 'b1', gather: 'g h', 'x-requested-with': 'XMLHttpRequest', 'accept-language': 'en' },
      isOpen: false,
    });
    expect(Object.keys(request.headers)).not.toContain('swift');
    const required = Object.fromEntries(request.fields.map(({ name, isRequired }) => [name, isRequired]));
    expect(required).toMatchObject({ cardId: true, sendMsg: true, orderId: false, couponId: false });
    expect(request.fields.find(({ name }) => name === 'sendMsg')?.examples).toEqual([0, 1]);
  });

  it('describes a form, a file, and a body whose names the service chooses', async () => {
    const push = (await describeCall('pushLegacyLoan')).request;
    expect(push).toMatchObject({ encoding: 'form', bodies: ['productId=9&amount=0500000'] });
    expect(Object.keys(push.headers)).toEqual(expect.arrayContaining(['swift', 'eyes']));
    expect((await describeCall('uploadEvidence')).request).toMatchObject({
      encoding: 'multipart',
      fields: [{ name: 'problemImage', isRequired: true }],
    });
    const bind = (await describeCall('bindCard')).request;
    expect({ isOpen: bind.isOpen, names: bind.fields.map(({ name }) => name) }).toEqual({
      isOpen: true,
      names: ['product_id'],
    });
  });
});

describe('The glossary', () => {
  it('says nothing that no call reads or sends', () => {
    const usedIn = (glossary: typeof received, paths: (call: DescribedCall) => readonly (readonly string[])[]) =>
      new Set(calls.flatMap((call) => paths(call).map((path) => keyFor(glossary, call.name, path))));
    const read = usedIn(received, ({ answer }) => answer.fields.map(({ path }) => path).filter((path) => path.length));
    const given = usedIn(sent, ({ request }) => request.fields.map(({ name }) => [name]));
    expect(Object.keys(received).filter((key) => !read.has(key))).toEqual([]);
    expect(Object.keys(sent).filter((key) => !given.has(key))).toEqual([]);
  });

  it('says what every header is', () => {
    const all = new Set(calls.flatMap(({ request }) => Object.keys(request.headers)));
    expect(Object.keys(headers).sort()).toEqual([...all, 'idempotency-key'].sort());
  });

  it('agrees with the pages in what is money, a picture, a flag or a group', () => {
    const unitsOf: { readonly [kind: string]: readonly string[] } = {
      amount: ['cents'],
      imageUrl: ['imageUrl'],
      flag: ['flag'],
      object: ['group'],
    };
    const wrong = calls.flatMap(({ name, answer }) =>
      answer.fields
        .filter(({ kind, unit }) => unit && unitsOf[kind] && !unitsOf[kind].includes(unit))
        .map(({ path }) => `${name}: ${pathText(path)}`),
    );
    expect(wrong).toEqual([]);
    const cents = calls.flatMap(({ answer }) => answer.fields.filter(({ unit }) => unit === 'cents'));
    expect(cents.map(({ kind }) => kind)).toEqual(cents.map(() => 'amount'));
  });
});

describe('The watch over the parsers', () => {
  it('knows every function of parse.ts', () => {
    expect([...knownParsers].sort()).toEqual(Object.keys(parsers).sort());
  });

  it('finds a kind for every field but the one that its endpoint compares itself', () => {
    const found = calls.flatMap(({ name, answer }) =>
      answer.fields.filter(({ kind }) => kind === 'value').map(({ path }) => `${name}: ${pathText(path)}`),
    );
    expect(found).toEqual(['readBankForm: items[].cate']);
    expect(
      calls.flatMap(({ answer }) => answer.fields).filter(({ path }) => path.at(-1) === ITEM).length,
    ).toBeGreaterThan(10);
  });
});
