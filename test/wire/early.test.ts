import { describe, expect, it } from 'vitest';
import { makeClient } from '../../shared/api/client.ts';
import { type EarlyWindow, send, withEarlyAnswer } from '../../shared/api/early.ts';
import { readDelayPlan } from '../../shared/api/endpoints/readDelayPlan.ts';
import { readOrder } from '../../shared/api/endpoints/readOrder.ts';
import { readPeriodPlan } from '../../shared/api/endpoints/readPeriodPlan.ts';
import { requestOf } from '../../shared/api/request.ts';
import { at, order, page, platformOf, recordingFetch } from './wire.ts';

const early = '{"code":0,"data":{"repayAmount":1}}';
const later = '{"code":0,"data":{"repayAmount":2}}';

/** A page whose head has asked for the period plan, and whose answer to everything else is `later`. */
const pageWithEarlyCall = (answer: Promise<Response> = Promise.resolve(new Response(early))) => {
  const request = requestOf(readPeriodPlan.entry, readPeriodPlan.payload(order), page, at);
  const host: EarlyWindow = { loanEarly: { request, answer } };
  const network = recordingFetch(() => new Response(later));
  return { host, network, call: makeClient(platformOf(withEarlyAnswer(host, network.fetcher)), page, at) };
};

describe("the call that the document's head has sent", () => {
  it('is answered from the head once; the next read of the same data goes to the service', async () => {
    const { call, network } = pageWithEarlyCall();
    expect(await call(readPeriodPlan, order)).toMatchObject({ kind: 'ok', data: { repayAmount: 1 } });
    expect(network.given).toHaveLength(0);
    expect(await call(readPeriodPlan, order)).toMatchObject({ kind: 'ok', data: { repayAmount: 2 } });
    expect(network.given).toHaveLength(1);
  });

  it('is given to one of two calls made at the same moment', async () => {
    const { call, network } = pageWithEarlyCall();
    const outcomes = await Promise.all([call(readPeriodPlan, order), call(readPeriodPlan, order)]);
    expect(outcomes).toMatchObject([{ data: { repayAmount: 1 } }, { data: { repayAmount: 2 } }]);
    expect(network.given).toHaveLength(1);
  });

  it('is not taken for another address', async () => {
    const { call, host, network } = pageWithEarlyCall();
    await call(readOrder, order);
    await call(readDelayPlan, order);
    expect(network.given).toHaveLength(2);
    expect(host.loanEarly).toBeDefined();
  });

  it('is not taken for the same address with another body', async () => {
    const { call, host, network } = pageWithEarlyCall();
    await call(readPeriodPlan, { ...order, orderId: 'another' });
    expect(network.given).toHaveLength(1);
    expect(host.loanEarly).toBeDefined();
  });

  it('is unknown where the head had no line, and a second try goes to the service', async () => {
    const { call, network } = pageWithEarlyCall(Promise.reject(new TypeError('Failed to fetch')));
    expect(await call(readPeriodPlan, order)).toEqual({ kind: 'unknown', reason: 'offline' });
    expect(await call(readPeriodPlan, order)).toMatchObject({ kind: 'ok', data: { repayAmount: 2 } });
    expect(network.given).toHaveLength(1);
  });

  it('is answered for a GET, which has no body, too', async () => {
    const request = requestOf(readOrder.entry, readOrder.payload(order), page, at);
    const host: EarlyWindow = {
      loanEarly: { request, answer: Promise.resolve(new Response('{"code":0,"data":{"orderStatus":21}}')) },
    };
    const network = recordingFetch(() => new Response(later));
    const call = makeClient(platformOf(withEarlyAnswer(host, network.fetcher)), page, at);
    expect(await call(readOrder, order)).toMatchObject({ kind: 'ok', data: { status: '21' } });
    expect(network.given).toHaveLength(0);
  });

  it('leaves the very bytes that the client would send', async () => {
    const head = recordingFetch(() => new Response(early));
    const client = recordingFetch(() => new Response(early));
    await send(head.fetcher, requestOf(readPeriodPlan.entry, readPeriodPlan.payload(order), page, at));
    await makeClient(platformOf(client.fetcher), page, at)(readPeriodPlan, order);
    expect(await head.sent()).toEqual(await client.sent());
  });

  it('a page whose head sent nothing sends all itself', async () => {
    const network = recordingFetch(() => new Response(later));
    await makeClient(platformOf(withEarlyAnswer({}, network.fetcher)), page, at)(readPeriodPlan, order);
    expect(network.given).toHaveLength(1);
  });
});
