// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { type LoanOffer, readLoanOffer } from '../../shared/api/endpoints/readLoanOffer.ts';
import { showAmount } from '../../shared/brand/formats.ts';
import { PriceLine } from '../../shared/features/confirmation/PriceLine.tsx';
import { offerData } from '../../test/support/offers.ts';
import { Offer } from './NewLoanConfirm.tsx';

// Still 30 November in UTC, and 1 December in Manila, where the lender is.
const AT_MS = Date.parse('2026-11-30T17:00:00Z');
const DAYS = [30, 60, 91];
const dayAfter = (days: number): string =>
  new Date(Date.parse('2026-12-01') + days * 86_400_000).toISOString().slice(0, 10);
const plan = DAYS.map((days) => ({ title: 'Payment', amount: 195_000, pay_time: dayAfter(days) }));

type Changes = Parameters<typeof offerData>[0];

const show = (changes: Changes): string => {
  cleanup();
  const data = offerData({ amount: 500_000, details: [], repay_plans: plan, ...changes });
  const offer = readLoanOffer.parse(data) as LoanOffer;
  render(
    <>
      <Offer offer={offer} atMs={AT_MS} />
      <PriceLine offer={offer} atMs={AT_MS} format={showAmount} />
    </>,
  );
  return document.body.textContent ?? '';
};

// What the app says of the price, among rows that are the service's.
const OWN_ROWS = [
  'Loan amount',
  'Service fee',
  'Service fee:',
  'Stamp tax',
  'Deducted at the start',
  'Rate per 30 days',
];

const sheet = (): readonly (string | null)[] => {
  const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
  const rows = [...document.querySelectorAll('.rows__row')]
    .map((row) => [...row.children].map(({ textContent }) => textContent))
    .filter(([label]) => OWN_ROWS.includes(label ?? ''));
  return [...texts('.figures dt, .figures dd, .figures__cost'), ...rows.flat()];
};

// Worked out apart: at 14.28 % for 30 days these payments are worth the 4,500.00 that are received.
const [month, year] = ['14.28%', '407.49%'];
const costs = [
  'You receive',
  '₱4,500.00',
  'You pay back',
  '₱5,850.00',
  `The loan costs you ₱1,350.00 · ${year} a year`,
];
const monthly = ['Rate per 30 days', month];

describe('An offer of which a fee is taken off', () => {
  it('costs what is paid back beyond what is received, at the rate counted from that, on the lender’s day', () => {
    const all = show({ facts: { received: 450_000, account: '•••• 4567' } });
    const sums = ['Loan amount', '₱5,000.00', 'Deducted at the start', '₱500.00'];
    expect(sheet()).toEqual([...costs, ...sums, ...monthly]);
    expect(all).toContain(`You pay back ₱5,850.00 · ${year} a year`);
    expect(all).toContain('The money goes to•••• 4567');
  });

  it('names the fees where they come to what is taken off, and not otherwise', () => {
    const fees = [
      { title: 'Service fee', amount: 40_000 },
      { title: 'Stamp tax', amount: 10_000 },
    ];
    show({ facts: { received: 450_000, fees } });
    expect(sheet().slice(7, 11)).toEqual(['Service fee', '₱400.00', 'Stamp tax', '₱100.00']);
    show({ facts: { received: 450_000, fees: fees.slice(1) } });
    expect(sheet().slice(7, 9)).toEqual(['Deducted at the start', '₱500.00']);
  });

  it('names each fee once, and keeps none back for a row of the same amount that names another', () => {
    const fees = [
      { title: 'Service fee', amount: 25_000 },
      { title: 'Stamp tax', amount: 25_000 },
    ];
    show({ details: [{ text: 'Service fee:', value: '₱250.00' }], facts: { received: 450_000, fees } });
    expect(sheet().slice(7, 11)).toEqual(['Service fee:', '₱250.00', 'Stamp tax', '₱250.00']);
    show({ details: [{ text: 'Interest', value: '₱500.00' }], facts: { received: 450_000 } });
    expect(sheet().slice(7, 9)).toEqual(['Deducted at the start', '₱500.00']);
  });

  it('costs the same where the brand’s row says what is received, and does not say it twice', () => {
    const all = show({ details: [{ text: ' you RECEIVE: ', value: '₱4,500.00' }] });
    expect(sheet().slice(0, 5)).toEqual(costs);
    expect(all).not.toContain('RECEIVE');
  });
});

it('An offer that states another total than its plan has a warning in the place of its price, and no cost', () => {
  const all = show({ facts: { received: 450_000, payBack: 600_000 } });
  expect(screen.getByRole('alert').textContent).toContain('add up to ₱5,850.00, not ₱6,000.00');
  expect(all).not.toMatch(/The loan costs you|a year/);
});

it('An offer that pays back less than is received has no cost', () => {
  expect(show({ facts: { received: 600_000 } })).not.toMatch(/costs you/);
  expect(sheet()).toEqual(['You receive', '₱6,000.00', 'You pay back', '₱5,850.00', 'Loan amount', '₱5,000.00']);
});

it('An offer whose totals are stated without a plan has a cost, and says only of the rate that it cannot be shown', () => {
  const text = [{ ...plan[0], amount: '₱5,850.00' }];
  for (const repay_plans of [[], text]) {
    const all = show({ repay_plans, facts: { received: 450_000, payBack: 585_000 } });
    expect(all).toContain('The loan costs you ₱1,350.00');
    expect(all).toContain('We cannot show the rate: the payment plan is missing or incomplete.');
    expect(all).not.toContain('show the cost');
  }
});

it('An offer whose plan has a payment that cannot be read has no total', () => {
  const all = show({ repay_plans: [plan[0], null, plan[2]], facts: { received: 300_000 } });
  expect(all).toContain('We cannot show the cost: the payment plan is missing or incomplete.');
  expect(all).not.toMatch(/pay back|costs you|All payments/);
  expect(document.querySelectorAll('.plan__item')).toHaveLength(3);
});

it('An offer names the amount of the loan wherever something else is received', () => {
  show({ facts: { received: 550_000 } });
  expect(sheet()).toContain('Loan amount');
  show({ amount: '₱5,000.00', facts: { received: 450_000 } });
  expect(sheet()).toContain('Loan amount');
  show({ facts: { received: 500_000 } });
  expect(sheet()).not.toContain('Loan amount');
});

it('An offer says what being late costs, by the terms of the brand', () => {
  expect(show({})).toContain(
    'If a payment is late: ₱1,000.00 once (₱800.00 for repeat clients), and 2%–5% of the unpaid amount a day.',
  );
});
