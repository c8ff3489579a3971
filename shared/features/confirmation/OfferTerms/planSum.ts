import { type Amount, type Cents, centsOf } from '../../../domain/money.ts';
import type { Row } from '../../../ui/DetailRows/RowList.tsx';

type Payments = readonly { readonly amount: Amount | undefined }[];

/** What all payments of a plan come to; undefined where one of them is no number of cents, or it is too much to count. */
const sumOf = (plan: Payments): Cents | undefined => {
  const sum = plan.reduce((all, { amount }) => all + (centsOf(amount ?? '') ?? Number.NaN), 0);
  return plan.length && Number.isSafeInteger(sum) ? sum : undefined;
};

// One amount and nothing else that counts: of two numbers nobody knows which one it is.
const ONE_AMOUNT = /^\D*\d[\d.,\s]*\D*$/;

/** Whether a row says another amount than this one; false where either cannot be read as an amount. */
export const isOtherAmount = (cents: Cents | undefined, { value }: Row): boolean => {
  if (cents === undefined || !ONE_AMOUNT.test(value)) return false;
  const figures = value.replace(/\D/g, '');
  // With all its cents, or without those that are nothing.
  const whole = /[.,]\d\D*$/.test(value) ? `${figures}0` : figures;
  return ![whole, `${whole}00`].includes(String(cents));
};

/** Whether a row that names the total of a plan says another one. */
export const isOtherTotal = (plan: Payments, row: Row): boolean => isOtherAmount(sumOf(plan), row);

/**
 * What the payments of a plan come to, where none of the service's rows says so: a row that names another total must not
 * stand there alone. No field tells which row that is; one that says the same has the same figures.
 */
export const unsaidSum = (plan: Payments, details: readonly Row[]): Cents | undefined => {
  const sum = sumOf(plan);
  return details.some(({ value }) => value.replace(/\D/g, '') === String(sum)) ? undefined : sum;
};
