import { pesoText } from '../loan/money.ts';
import { en } from '../texts/en.ts';
import type { DetailRow } from './orderTraits.ts';

/** An instalment of an offered loan; `dueInDays` counts from the day of the offer. */
interface OfferedPart {
  readonly amountCents: number;
  readonly dueInDays: number;
}

/** The fields that only the legacy confirmation page shows. */
interface LegacyTexts {
  readonly buttonText: string;
  readonly showsRupee: boolean;
  /** The text of a popup on load; if absent, there is none. */
  readonly promotion?: string;
}

/**
 * The terms of an offered loan. `amountCents` is exactly the amount that the borrower receives: fees are part of the
 * instalments and never deducted.
 */
export interface OfferTerms {
  readonly amountCents: number;
  /** The duration of the loan in days. */
  readonly termDays: number;
  readonly termUnit: number | string;
  readonly rateText: string;
  readonly details: readonly DetailRow[];
  /** The instalments; with `hidesPlan` they are not sent as a repayment plan. */
  readonly parts: readonly OfferedPart[];
  readonly hidesPlan?: true;
  readonly partTitle?: string;
  readonly partDescription?: string;
  /** The offer starts with a contract in an iframe, which loads (`shown`) or refuses to be framed. */
  readonly agreement?: 'shown' | 'unframable';
  readonly agreementTitles?: readonly string[];
  readonly backQuestion?: { readonly title: string; readonly content: string };
  /** Sends amounts, terms and flags as strings instead of numbers. */
  readonly sendsText?: true;
  readonly legacy?: LegacyTexts;
  /** The URL that confirming the loan returns, with the placeholder `{orderId}`. Default: the order's page. */
  readonly target?: string;
}

const { rows, samples } = en;

interface Cost {
  readonly interestCents: number;
  readonly feeCents: number;
}

/** Returns the detail rows for a loan's amount, interest, fee and total. */
export function costRows(amountCents: number, { interestCents, feeCents }: Cost): DetailRow[] {
  return [
    { text: rows.youReceive, value: pesoText(amountCents) },
    { text: rows.interest, value: pesoText(interestCents) },
    { text: rows.serviceFee, value: pesoText(feeCents) },
    { text: rows.totalRepayment, value: pesoText(amountCents + interestCents + feeCents) },
  ];
}

const paidOnce = (amountCents: number, cost: Cost, rateText: string): OfferTerms => ({
  amountCents,
  termDays: 91,
  termUnit: 'day',
  rateText,
  details: costRows(amountCents, cost),
  parts: [{ amountCents: amountCents + cost.interestCents + cost.feeCents, dueInDays: 91 }],
});

/** The borrower receives 4,500.00 and pays 5,900.00 once, on day 91. */
export const onePart = paidOnce(450_000, { interestCents: 90_000, feeCents: 50_000 }, samples.rate22);

/** The borrower receives 5,000.00 and pays 1,950.00 three times, on days 30, 60 and 90. */
export const threeParts: OfferTerms = {
  amountCents: 500_000,
  termDays: 91,
  termUnit: 1,
  rateText: samples.rate12,
  details: costRows(500_000, { interestCents: 55_000, feeCents: 30_000 }),
  parts: [30, 60, 90].map((dueInDays) => ({ amountCents: 195_000, dueInDays })),
};

/** The borrower receives 10,000.00 and pays 12,000.00 once, on day 91. */
export const largeLoan = paidOnce(1_000_000, { interestCents: 150_000, feeCents: 50_000 }, samples.rate16);

/** The borrower receives 8,000.00 and pays four times over 122 days, the last time one cent less. */
export const fourParts: OfferTerms = {
  amountCents: 800_000,
  termDays: 122,
  termUnit: 'day',
  rateText: samples.rate12,
  details: costRows(800_000, { interestCents: 120_000, feeCents: 39_999 }),
  parts: [31, 62, 92, 122].map((dueInDays, index) => ({ amountCents: index < 3 ? 240_000 : 239_999, dueInDays })),
};
