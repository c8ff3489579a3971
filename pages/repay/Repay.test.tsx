// @vitest-environment happy-dom
import { render, screen } from '@testing-library/preact';
import { expect, it, vi } from 'vitest';
import { success } from '../../test/support/answers.ts';
import { channelsAtHand } from '../../test/support/channels.ts';
import { testEnv } from '../../test/support/testEnv.ts';
import { createRepay } from './model.ts';
import { Repay } from './Repay.tsx';

it('How far the due day is away is counted from the lender’s day, wherever the phone is', async () => {
  vi.stubEnv('TZ', 'UTC');
  // Still 3 December on the phone, and 4 December in Manila, where the lender is.
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-12-03T23:00:00Z'));
  const test = testEnv({
    search: '?userId=7&orderId=1&productId=9',
    fetch: async () => success({ repayAmount: 150_050, repayDate: '2026-12-04' }),
  });
  const model = createRepay(channelsAtHand().withChannels(test));
  render(<Repay model={model} />);
  model.open();
  expect(await screen.findByText('Friday, today')).toBeTruthy();
});
