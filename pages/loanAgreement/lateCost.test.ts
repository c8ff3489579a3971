import { describe, expect, it } from 'vitest';
import { lateCost, readDays, readUnpaid } from './lateCost.ts';

describe('the amount field', () => {
  it.each([
    ['5000', 500_000],
    [' ₱5,000.50 ', 500_050],
    ['0.01', 1],
    ['10000000', 1_000_000_000],
  ])('takes %j', (typed, value) => {
    expect(readUnpaid(typed)).toEqual({ kind: 'number', value });
  });

  it.each([
    ['', 'Empty'],
    ['   ', 'Empty'],
    ['five thousand', 'Form'],
    ['5.000', 'Form'],
    ['--5', 'Form'],
    ['-', 'Form'],
    ['-5', 'Low'],
    ['−5,000', 'Low'],
    ['0', 'Low'],
    ['0.00', 'Low'],
    ['10000000.01', 'High'],
    ['9'.repeat(30), 'High'],
  ])('says what is wrong with %j: %s', (typed, kind) => {
    expect(readUnpaid(typed)).toEqual({ kind });
  });
});

describe('the field for days', () => {
  it.each([
    ['1', 1],
    [' 040 ', 40],
    ['3650', 3650],
  ])('takes %j', (typed, value) => {
    expect(readDays(typed)).toEqual({ kind: 'number', value });
  });

  it.each([
    ['', 'Empty'],
    ['ten', 'Form'],
    ['1.5', 'Form'],
    ['1,000', 'Form'],
    ['1e3', 'Form'],
    ['0', 'Low'],
    ['-3', 'Low'],
    ['3651', 'High'],
    ['9'.repeat(30), 'High'],
  ])('says what is wrong with %j: %s', (typed, kind) => {
    expect(readDays(typed)).toEqual({ kind });
  });
});

it('shows every step of the sum', () => {
  expect(lateCost(1_234_567, 100, 'repeat')).toEqual({
    unpaid: '₱12,345.67',
    days: '100',
    penalty: '₱800.00',
    step0: '30 × 5% × ₱12,345.67',
    cost0: '₱18,518.50',
    step1: '60 × 4% × ₱12,345.67',
    cost1: '₱29,629.60',
    step2: '10 × 2% × ₱12,345.67',
    cost2: '₱2,469.13',
    charges: '₱51,417.23',
    all: '₱63,762.90',
  });
});

it('takes the largest figures that the fields do', () => {
  expect(lateCost(1_000_000_000, 3650, 'new')['all']).toBe('₱761,001,000.00');
});
