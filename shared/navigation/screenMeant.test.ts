import { expect, it } from 'vitest';
import { screenMeant } from './screenMeant.ts';

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
