import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callNames, endpoints } from '../../../shared/api/allEndpoints.ts';
import type { Sandbox } from '../createSandbox.ts';
import { call, callFor, ORIGIN, openTestSandbox, send, sessionOf } from '../testBorrower.ts';

const amountForms = { number: expect.any(Number), text: expect.stringMatching(/^\d+$/) };

// The captcha's image is the one answer without an envelope; see promotion.test.ts.
const calls = callNames.filter((name) => name !== 'readCaptcha');

describe('the calls', () => {
  let sandbox: Sandbox;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ sandbox, remove } = await openTestSandbox());
  });
  afterAll(() => remove());

  it.each(calls)('answers %s with an envelope', async (name) => {
    const response = await send(sandbox, name, sessionOf('170001'));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(Object.keys((await response.json()) as object)).toEqual(['code', 'message', 'data']);
  });

  it.each([
    ['170001', amountForms.number],
    ['170002', amountForms.text],
  ])('reads the period plan of %s', async (orderId, repayAmount) => {
    const { data } = await callFor(sandbox, orderId, 'readPeriodPlan');
    expect(Object.keys(data).sort()).toEqual(
      ['repayAmount', 'repayDate', 'productName', 'productLogo', 'detail', 'repayList', 'noticeMsg', 'defDetail']
        .concat('isShowReyTop')
        .sort(),
    );
    expect(data.repayAmount).toEqual(repayAmount);
    expect(data.repayList[0]).toEqual({
      name: 'Sample Wallet',
      logo: `${ORIGIN}/sandbox/images/sample-wallet.svg`,
      channel_number: '90006',
    });
  });

  it('has a default code for some orders only, with steps in groups', async () => {
    const { defDetail } = (await callFor(sandbox, '170001', 'readPeriodPlan')).data;
    expect(Object.keys(defDetail)).toEqual(['payCode', 'logo', 'title', 'payNotice']);
    const titlesOf = (notices: readonly { readonly title: string }[]): string[] => notices.map(({ title }) => title);
    expect(titlesOf(defDetail.payNotice)).toEqual(['In the app', 'At a counter']);
    const atCounter = (await callFor(sandbox, '174001', 'readPeriodPlan')).data.defDetail;
    expect([atCounter.title, titlesOf(atCounter.payNotice)]).toEqual(['Sample Counter', ['At a counter']]);
    expect((await callFor(sandbox, '170002', 'readPeriodPlan')).data.defDetail).toBeNull();
  });

  it('reads the delay plan', async () => {
    const { data } = await callFor(sandbox, '174002', 'readDelayPlan');
    expect(data.repayPlan.items).toEqual([
      { remark: 'Today', title: 'Rollover fee', amount: 48_000, time: '2026-12-01' },
      { remark: 'Later', title: 'Repayment', amount: 320_000, time: '2026-12-16' },
    ]);
    expect(data).toMatchObject({ repayDate: '2026-12-16', isShowReyTop: 1 });
  });

  it('gives the contact, and takes events', async () => {
    expect((await call(sandbox, 'readContactInfo', {}, { overall: 30 })).data.email).toContain('@');
    const event = { productId: '2001', moduleId: 30, positionId: 1 };
    expect((await callFor(sandbox, '170001', 'saveEvent', event)).code).toBe('00');
    expect((await callFor(sandbox, '170001', 'saveEvent', { moduleId: 30 })).code).toBe('4000');
    expect((await callFor(sandbox, '170001', 'rateStore', { score: 6 })).code).toBe('4000');
  });

  it.each(['{"orderId":', '[]', 'null', '"text"'])('refuses the body %s plainly', async (body) => {
    const url = `${ORIGIN}/api${endpoints.readPeriodPlan.path}?orderId=170001`;
    const response = await sandbox.fetch(new Request(url, { method: 'POST', body }));
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ code: '4000', data: null });
  });

  it('reads a form-encoded body too', async () => {
    const { orderId = '', ...session } = sessionOf('170001');
    const url = `${ORIGIN}/api${endpoints.readPeriodPlan.path}?${new URLSearchParams(session)}`;
    const body = new URLSearchParams({ orderId });
    const response = await sandbox.fetch(new Request(url, { method: 'POST', body }));
    expect(await response.json()).toMatchObject({ code: '00' });
  });

  it('has nothing elsewhere', async () => {
    for (const path of ['/api', '/api/none', '/sandbox/none', '/none']) {
      expect((await sandbox.fetch(new Request(ORIGIN + path))).status).toBe(404);
    }
  });
});
