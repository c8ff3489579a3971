// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/preact';
import { atom } from 'nanostores';
import { describe, expect, it } from 'vitest';
import { testEnv } from '../../../test/support/testEnv.ts';
import type { PeriodPlan } from '../../api/endpoints/readPeriodPlan.ts';
import { periodPlan } from '../../api/endpoints/repaymentInfo.ts';
import { orderPayments } from '../../payments/orderPayments.ts';
import { loadLater } from '../../platform/loadLater.ts';
import { type PlanChannels, planChannels } from './planChannels.tsx';
import { RepaymentWays } from './RepaymentScreen.tsx';
import type { RepaymentParts } from './repayment.ts';

const CODE = '71159216117041';
const counter = periodPlan({
  repayAmount: 320_000,
  repayList: [{ channel_number: '90007', name: 'Sample Counter' }],
  // The sample brand's counter accepts ₱50.00 to ₱50,000.00, in whole pesos.
  defDetail: { payCode: CODE, title: 'Sample Counter' },
}) as PeriodPlan;

const later = loadLater(async () => ({}) as RepaymentParts);

const waysWith = (due: number, channels: PlanChannels | undefined, showChannels = async () => {}) =>
  render(
    <RepaymentWays
      plan={counter}
      status="fresh"
      model={{
        ...{ amountOf: () => due, codeAddress: '#code', instructionsAddress: '#instructions', later, showChannels },
        ...{ $channels: atom(channels), $hasExpired: atom(false), copy: async () => true },
      }}
    />,
  );

/** Renders the ways to pay this amount, with the loaded list of channels, which knows the code's limits. */
const show = (due: number): void => {
  const { env } = testEnv({ search: '' });
  const channels = planChannels(env, {
    shown: () => undefined,
    refresh: async () => true,
    payments: orderPayments(env),
    isRollover: false,
    amountOf: () => due,
    codeAddress: '#code',
  });
  waysWith(due, channels);
};

const shownCode = (): string => document.querySelector('.code')?.textContent ?? '';

describe('The pay code beside what is due', () => {
  it('stands there with what its channel takes of it', () => {
    show(265_075);
    expect(shownCode()).toBe(CODE);
    expect(screen.getByRole('link', { name: 'How to pay with this code' }).getAttribute('href')).toBe('#code');
    expect(screen.getByRole('status').textContent).toContain('Pay ₱2,651 at the counter (due ₱2,650.75)');
  });

  it.each([
    [4_900, 'Sample CounterMinimum ₱50.00. You have ₱49.00 to pay.'],
    [5_000_001, 'Sample CounterMaximum ₱50,000.00. You have ₱50,000.01 to pay.'],
  ])('is not shown where its channel does not take %i, and the page says why', (due, reason) => {
    show(due);
    expect(shownCode()).toBe('');
    expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
    expect(screen.getByRole('alert').textContent).toBe(reason);
  });
});

it('Keeps the button that opens the list busy until the list has come, or has failed to', async () => {
  let end = (): void => {};
  const coming = new Promise<void>((resolve) => {
    end = resolve;
  });
  waysWith(265_075, undefined, () => coming);
  const button = screen.getByRole('button', { name: 'Payment Method' });
  fireEvent.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  await act(async () => {
    end();
    await coming;
  });
  expect(button.getAttribute('aria-busy')).toBe('false');
});
