// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import type { EarlyWindow } from '../api/earlyCall.ts';

beforeEach(() => {
  const route = { name: 'readPeriodPlan', client: 'standard', method: 'POST', path: '/plan' };
  const fields = ['productId', 'orderId'].map((name) => [name, name]);
  vi.stubGlobal('__EARLY__', { route, fields });
  vi.stubGlobal('__UNLESS_STORED__', true);
  vi.stubGlobal('__OTHER_LANGUAGES__', []);
  for (const name of ['__NEEDS__', '__IS_ROUTED__', '__UNLESS_ROUTE__', '__APP_PARAMETER__']) vi.stubGlobal(name, null);
  vi.resetModules();
});
it.each([
  ['an order', '&orderId=1', 1],
  ['no order', '', 0],
  ['a rollover, whose code comes from another call', '&orderId=1&isDelay=1', 0],
])('The head of a page of codes whose address names %s (%s) sends %i calls', async (_, named, count) => {
  const fetch = vi.fn(async () => new Response('{}'));
  vi.stubGlobal('fetch', fetch);
  history.replaceState(null, '', `/repaymentOfCode?userId=7&productId=9${named}`);
  await import('./head.ts');
  expect(fetch).toHaveBeenCalledTimes(count);
});

it.each([
  ['', 0],
  ['?orderId=1', 1],
  ['?orderId=1#/borrowDetail?orderId=1', 1],
  ['?orderId=1#/borrowDetail?orderId=2', 0],
])(
  'The head of a page with a route sends at %j %i calls: none without what it needs, nor where the route names another order',
  async (address, count) => {
    const fetch = vi.fn(async () => new Response('{}'));
    const facts = { __UNLESS_STORED__: false, __NEEDS__: 'orderId', __IS_ROUTED__: true, fetch };
    for (const [name, value] of Object.entries(facts)) vi.stubGlobal(name, value);
    history.replaceState(null, '', `/borrowDetail${address}`);
    await import('./head.ts');
    expect(fetch).toHaveBeenCalledTimes(count);
  },
);

it.each([
  ['can be aborted', AbortController, true],
  ['is sent in a browser that cannot abort', undefined, false],
])('The call of the head %s', async (_, can, isAborted) => {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response('{}'));
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('AbortController', can);
  history.replaceState(null, '', '/repaymentOfCode?userId=7&productId=9&orderId=1');
  await import('./head.ts');
  (window as EarlyWindow).loanEarly?.controller?.abort?.();
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(!!fetch.mock.calls[0]?.[1].signal?.aborted).toBe(isAborted);
});
