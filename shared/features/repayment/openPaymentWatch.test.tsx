// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/preact';
import { atom } from 'nanostores';
import { afterEach, expect, it } from 'vitest';
import { keptPayment } from '../../../test/support/keptPayment.ts';
import { testEnv } from '../../../test/support/testEnv.ts';
import type { PaymentParts } from './latePayment.ts';
import { openPaymentWatch } from './openPaymentWatch.tsx';
import { keepSentPayment } from './sentPayment.ts';

afterEach(cleanup);

it.each([
  ['of a rollover alone, its code on either page', { promised: '2026-12-12' }, [true, true]],
  ['of an instalment alone, its code on either page', {}, [false, false]],
  ['of both, the page’s own', { promised: '2026-12-12', isOneOfSeveral: true }, [false, true]],
])('A code that was only seen leads back, %s', (_, seen, isRollover) => {
  const { env } = testEnv({ search: '?userId=7&orderId=170001&productId=2002' });
  keepSentPayment(env.store, { ...keptPayment, sentAtMs: env.clock.now(), isOnlyShown: true, ...seen });
  const leads = (['due', 'rollover'] as const).map((leadsWith) => {
    const $parts = atom<PaymentParts>({});
    openPaymentWatch(env, $parts, () => {}, leadsWith);
    const { Opened } = $parts.get();
    render(Opened ? <Opened /> : <p />);
    const address = screen.getByText('See the pay code').getAttribute('href') ?? '';
    cleanup();
    return address.includes('isDelay=1');
  });
  expect(leads).toEqual(isRollover);
});
