import { expect, it } from 'vitest';
import { queryMeant, screenMeant } from './screenMeant.ts';

it.each([
  ['/Repay', '?orderId=1', '/repay?orderId=1'],
  ['/REPAYDELAY/', '?orderId=1', '/repayDelay?orderId=1'],
  ['/repay.', '', '/repay'],
  ['/loanDetail)', '?orderId=1', '/loanDetail?orderId=1'],
  ['/repay%E2%80%8B', '?orderId=1', '/repay?orderId=1'],
  ['/repay%3ForderId%3D1%26productId%3D9', '', '/repay?orderId=1&productId=9'],
  ['/repays', '?orderId=1', undefined],
  ['/repay', '?orderId=1', undefined],
  ['/%2F%2Fevil.example/repay', '', undefined],
  ['/', '', undefined],
])('A link to %s%s meant %s', (pathname, search, meant) => {
  expect(screenMeant(pathname, search)).toBe(meant);
});

it.each([
  ['?orderId%3D1%26productId%3D9%26name%3DA%2520B', '?orderId=1&productId=9&name=A%20B'],
  ['?orderId=1&message=a%3Db', undefined],
  ['', undefined],
])('The query %s meant %s', (search, meant) => {
  expect(queryMeant(search)).toBe(meant);
});
