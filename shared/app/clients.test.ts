import { expect, it, vi } from 'vitest';
import { makeHeadClient, order, page, platformOf, recordingFetch } from '../../test/wire/wire.ts';
import { callKey } from '../api/earlyCall.ts';
import { readOrder } from '../api/endpoints/readOrder.ts';
import { readPeriodPlan } from '../api/endpoints/readPeriodPlan.ts';
import { withHead } from './clients.ts';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Frames come when the test says so. */
const frames: (() => void)[] = [];
vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));

/** A page whose head has sent the period plan, and whose response comes when the test says so. */
const openPage = () => {
  let respond = (_: Response): void => {};
  const response = new Promise<Response>((resolve) => {
    respond = resolve;
  });
  const loadAhead = vi.fn();
  const { fetcher } = recordingFetch(() => new Response('{"code":0,"data":{"orderStatus":21}}'));
  const make = () => ({
    call: makeHeadClient(platformOf(fetcher), page, { base: '', service: '', paths: {} }),
    loadAhead,
  });
  const after = (ms: number, run: () => void) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  };
  const loanEarly = { key: callKey(readPeriodPlan, order, page), response };
  return { call: withHead(make)({ loanEarly }, page, { after }), loadAhead, respond };
};

it('A page loads its client only once the frame with the response to its head is drawn', async () => {
  const { call, loadAhead, respond } = openPage();
  const outcome = call(readPeriodPlan, order);
  await nextTask();
  expect(loadAhead).not.toHaveBeenCalled();
  respond(new Response('{"code":0,"data":{"repayAmount":1}}'));
  expect(await outcome).toMatchObject({ kind: 'ok' });
  await nextTask();
  expect(loadAhead).not.toHaveBeenCalled();
  for (const draw of frames) draw();
  await nextTask();
  expect(loadAhead).toHaveBeenCalledTimes(1);
});

it('Any other call goes to the client at once, though the head’s is still under way', async () => {
  const { call } = openPage();
  void call(readPeriodPlan, order);
  expect(await call(readOrder, order)).toMatchObject({ kind: 'ok', data: { status: '21' } });
});
