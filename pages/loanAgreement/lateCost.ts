import { currencySign, money, terms } from '../../shared/brand/current.ts';
import { showAmount } from '../../shared/brand/showAmount.ts';
import { showPercent } from '../../shared/brand/showPercent.ts';
import { parseAmountInput } from '../../shared/domain/amountInput.ts';
import { lateCharges } from '../../shared/domain/lateCharges.ts';
import type { Cents } from '../../shared/domain/money.ts';
import type { Client } from '../../shared/domain/terms.ts';

/** The calculator takes no more than this: ten million units of the currency, and ten years. */
export const MAX_CENTS = 1_000_000_000;
export const MAX_DAYS = 3650;

/** What can be wrong with a field: nothing typed, not such a number, none or less, or more than the calculator takes. */
export const PROBLEMS = ['Empty', 'Form', 'Low', 'High'] as const;
export type Problem = (typeof PROBLEMS)[number];

/** A field as it is typed: the number it stands for, or what is wrong with it. */
export type Typed = { readonly kind: 'number'; readonly value: number } | { readonly kind: Problem };

const judge = (typed: string, most: number, read: (text: string) => number | undefined): Typed => {
  const text = typed.trim();
  if (!text) return { kind: 'Empty' };
  const value = read(text.replace(/^[-−–]\s*/, ''));
  if (value === undefined) return { kind: 'Form' };
  if (value === 0 || /^[-−–]/.test(text)) return { kind: 'Low' };
  return value > most ? { kind: 'High' } : { kind: 'number', value };
};

/** An unpaid amount as it is typed, in cents. */
export const readUnpaid = (typed: string): Typed =>
  judge(typed, MAX_CENTS, (text) => parseAmountInput(text, currencySign, money));

/** A number of days late as it is typed. */
export const readDays = (typed: string): Typed =>
  judge(typed, MAX_DAYS, (text) => (/^\d+$/.test(text) ? Number(text) : undefined));

/** What the calculator shows, by the name of its place: the sums, and each band's step and cost. */
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
