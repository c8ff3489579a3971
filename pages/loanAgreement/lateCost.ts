import { company, currencySign, money, terms } from '../../shared/brand/current.ts';
import { showAmount, showPercent } from '../../shared/brand/formats.ts';
import { parseAmountInput } from '../../shared/domain/amountInput.ts';
import { lateCharges } from '../../shared/domain/lateCharges.ts';
import { type Cents, formatAmount } from '../../shared/domain/money.ts';
import { type Figures, termFigures } from '../../shared/domain/termFigures.ts';
import type { Client } from '../../shared/domain/terms.ts';
import { asciiDigits } from '../../shared/lib/digits.ts';
import { withoutInvisible } from '../../shared/lib/texts.ts';

/** The largest inputs of the calculator: ten million units of the currency, and ten years. */
const MAX_CENTS = 1_000_000_000;
export const MAX_DAYS = 3650;

/** The values for the placeholders in the page's texts. */
export const figures: Figures = {
  ...termFigures(terms, currencySign, money),
  company: company.legalName,
  sign: currencySign,
  // Currencies written without cents have sums a thousand times as large.
  amountExample: formatAmount(money.hidesZeroCents ? 500_000_000 : 500_050, money),
  mostAmount: showAmount(MAX_CENTS),
  mostDays: MAX_DAYS,
};

/** The possible errors of a field: empty, not such a number, zero or less, or more than the maximum. */
export const PROBLEMS = ['Empty', 'Form', 'Low', 'High'] as const;
export type Problem = (typeof PROBLEMS)[number];

/** The value of a field: a number, or its error. */
export type Typed = { readonly kind: 'number'; readonly value: number } | { readonly kind: Problem };

const judge = (typed: string, most: number, read: (text: string) => number | undefined): Typed => {
  const text = asciiDigits(withoutInvisible(typed)).trim();
  if (!text) return { kind: 'Empty' };
  const value = read(text.replace(/^[-−–]\s*/, ''));
  if (value === undefined) return { kind: 'Form' };
  if (value === 0 || /^[-−–]/.test(text)) return { kind: 'Low' };
  return value > most ? { kind: 'High' } : { kind: 'number', value };
};

/** Parses a typed unpaid amount, in cents. */
export const readUnpaid = (typed: string): Typed =>
  judge(typed, MAX_CENTS, (text) => parseAmountInput(text, currencySign, money));

/** Parses a typed number of days late. */
export const readDays = (typed: string): Typed =>
  judge(typed, MAX_DAYS, (text) => (/^\d+$/.test(text) ? Number(text) : undefined));

/** The results of the calculator, by the name of their element: the sums, and the calculation and cost of each band. */
export const lateCost = (
  unpaidCents: Cents,
  daysLate: number,
  client: Client,
): { readonly [place: string]: string } => {
  const { penaltyCents, bands, totalCents } = lateCharges(unpaidCents, daysLate, client, terms);
  const shown: { [place: string]: string } = {
    unpaid: showAmount(unpaidCents),
    days: String(daysLate),
    penalty: showAmount(penaltyCents),
    charges: showAmount(totalCents),
    all: showAmount(unpaidCents + totalCents),
  };
  bands.forEach(({ days, percentPerDay, cents }, at) => {
    shown[`step${at}`] = `${days} × ${showPercent(percentPerDay)} × ${showAmount(unpaidCents)}`;
    shown[`cost${at}`] = showAmount(cents);
  });
  return shown;
};
