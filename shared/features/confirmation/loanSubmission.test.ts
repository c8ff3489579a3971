import { expect, it } from 'vitest';
import { testEnv } from '../../../test/support/testEnv.ts';
import type { Link } from '../../api/endpoints/links.ts';
import type { Outcome } from '../../api/outcome.ts';
import { createLoanSubmission } from './loanSubmission.ts';

/** A page that asks for the loan of its address and never hears of it; answers how its lock stood when it opened. */
const pushedFrom = (search: string, phoneStorage: Map<string, string>): string => {
  const { env, submissionLog } = testEnv({ search, phoneStorage, fetch: () => new Promise(() => {}) });
  const lock = createLoanSubmission({ ...env, submissionLog });
  lock.open();
  const { kind } = lock.$state.get();
  void lock.push(() => new Promise<Outcome<Link>>(() => {}));
  return kind;
};

it('A loan is locked under its order or its product, which may have the same number', () => {
  const phoneStorage = new Map<string, string>();
  expect(pushedFrom('?userId=1&orderId=7', phoneStorage)).toBe('free');
  expect(pushedFrom('?userId=1&productId=7', phoneStorage)).toBe('free');
  expect(pushedFrom('?userId=2&orderId=7', phoneStorage)).toBe('free');
  // Each of them is locked by now.
  expect(pushedFrom('?userId=1&orderId=7', phoneStorage)).toBe('unconfirmed');
  expect(pushedFrom('?userId=1&productId=7', phoneStorage)).toBe('unconfirmed');
});
