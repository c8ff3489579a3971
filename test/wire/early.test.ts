import { describe, expect, it } from 'vitest';
import { settle } from '../../shared/api/client.ts';
import { callKey, type EarlyWindow, takePreloaded } from '../../shared/api/earlyCall.ts';
import { readDelayPlan } from '../../shared/api/endpoints/readDelayPlan.ts';
import { readOrder } from '../../shared/api/endpoints/readOrder.ts';
import { readPeriodPlan } from '../../shared/api/endpoints/readPeriodPlan.ts';
import { brokenAnswer, order, page, platformOf } from './wire.ts';

const response = () => Promise.resolve(new Response('{"code":0,"data":{"repayAmount":1}}'));

/** A page whose head has asked for the period plan of the order in its address. */
const earlyKey = 'readPeriodPlan{"productId":"9","orderId":"A+1"}';
const pageWithEarlyCall = (): EarlyWindow => ({ loanEarly: { key: earlyKey, response: response() } });

describe('The call that the head of the document has sent', () => {
  it('is taken once; the next read of the same data is a new call', async () => {
    const host = pageWithEarlyCall();
    const exchange = takePreloaded(host, readPeriodPlan, order, page);
    expect(await exchange?.()).toMatchObject({ kind: 'ok', data: { repayAmount: 1 } });
    expect(takePreloaded(host, readPeriodPlan, order, page)).toBeUndefined();
  });

  it('is not taken for another call, nor for the same one of another order', () => {
    const host = pageWithEarlyCall();
    expect(takePreloaded(host, readOrder, order, page)).toBeUndefined();
    expect(takePreloaded(host, readDelayPlan, order, page)).toBeUndefined();
    expect(takePreloaded(host, readPeriodPlan, { ...order, orderId: 'another' }, page)).toBeUndefined();
    expect(takePreloaded(host, readPeriodPlan, order, page)).toBeDefined();
  });

  it('of a GET is taken however the session’s own values are named again', () => {
    const host: EarlyWindow = { loanEarly: { key: callKey(readOrder, order, page), response: response() } };
    expect(takePreloaded(host, readOrder, { ...order, product_id: 'another' }, page)).toBeUndefined();
    expect(takePreloaded(host, readOrder, { product_id: '9', ...order }, page)).toBeDefined();
  });

  it.each([
    ['is lost', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'unknown', reason: 'offline' }],
    ['breaks off', () => Promise.resolve(brokenAnswer()), { kind: 'unknown', reason: 'offline' }],
    ['fails', () => Promise.resolve(new Response('{"code":0}', { status: 500 })), { reason: 'http', status: 500 }],
  ])('settles like any other where it %s', async (_, answer, outcome) => {
    const exchange = takePreloaded({ loanEarly: { key: earlyKey, response: answer() } }, readPeriodPlan, order, page);
    if (!exchange) throw new Error('The head has sent another call.');
    expect(await settle(platformOf(fetch), exchange)).toMatchObject(outcome);
  });
});
