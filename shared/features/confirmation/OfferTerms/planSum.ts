import { type Amount, type Cents, centsOf } from '../../../domain/money.ts';
import type { Row } from '../../../ui/DetailRows/RowList.tsx';

type Payments = readonly { readonly amount: Amount | undefined }[];

/** The sum of all payments of a plan; undefined if one of them is not a number of cents, or if the sum is too large to be exact. */
const sumOf = (plan: Payments): Cents | undefined => {
  const sum = plan.reduce((all, { amount }) => all + (centsOf(amount ?? '') ?? Number.NaN), 0);
  return plan.length && Number.isSafeInteger(sum) ? sum : undefined;
};

// Exactly one number: with two of them, it would be unclear which one is the amount.
const ONE_AMOUNT = /^\D*\d[\d.,\s]*\D*$/;

/** @returns whether a row shows an amount other than this one; false if either cannot be read as an amount. */
export const isOtherAmount = (cents: Cents | undefined, { value }: Row): boolean => {
  if (cents === undefined || !ONE_AMOUNT.test(value)) return false;
  const figures = value.replace(/\D/g, '');
  // Both spellings are equal: with two decimals, or without decimals that are zero.
  const whole = /[.,]\d\D*$/.test(value) ? `${figures}0` : figures;
  return ![whole, `${whole}00`].includes(String(cents));
};

/** @returns whether a row with the total of a plan shows another total than the sum of its payments. */
export const isOtherTotal = (plan: Payments, row: Row): boolean => isOtherAmount(sumOf(plan), row);

/**
 * The sum of a plan's payments, if none of the service's rows shows it: a row with a different total must not be the only one. No field says which
 * row has the total; a row with the same total has the same digits.
 */
export const unsaidSum = (plan: Payments, details: readonly Row[]): Cents | undefined => {
  const sum = sumOf(plan);
  return details.some(({ value }) => value.replace(/\D/g, '') === String(sum)) ? undefined : sum;
};
