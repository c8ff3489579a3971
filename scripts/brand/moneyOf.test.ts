import { describe, expect, it } from 'vitest';
import { withSign } from '../../shared/domain/money.ts';
import { moneyOf } from './moneyOf.ts';

const shown = (locale: string, currency: string, cents: number): string => {
  const { currencySign, money } = moneyOf(locale, currency);
  return withSign(currencySign, cents, money).replace(/\s/g, ' ');
};

describe('Money of a country', () => {
  it.each([
    ['en-PH', 'PHP', '₱12,345,678.90', '₱500.00'],
    ['en-IN', 'INR', '₹1,23,45,678.90', '₹500.00'],
    ['hi-IN', 'INR', '₹1,23,45,678.90', '₹500.00'],
    ['id-ID', 'IDR', 'Rp 12.345.678,90', 'Rp 500'],
    ['de-DE', 'EUR', '12.345.678,90 €', '500,00 €'],
    ['fr-FR', 'EUR', '12 345 678,90 €', '500,00 €'],
    ['es-MX', 'MXN', '$12,345,678.90', '$500.00'],
    ['vi-VN', 'VND', '12.345.678,90 ₫', '500 ₫'],
  ])('is written in %s (%s) as %s', (locale, currency, large, whole) => {
    expect([shown(locale, currency, 1_234_567_890), shown(locale, currency, 50_000)]).toEqual([large, whole]);
  });
});
