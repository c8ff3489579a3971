/** A row of an order's details; the app shows `value` unchanged. */
export interface DetailRow {
  readonly text: string;
  readonly value: string;
}

/** Whether a borrower's service sends no facts, and rows with labels that the default brand does not name: the app has only typed fields then. */
interface FactTraits {
  readonly hasNoFacts?: boolean;
}

/** Response settings that do not follow from the loan: popups, channels, custom texts. */
export interface OrderTraits extends FactTraits {
  /** The numbers of the channels in the payment list. */
  readonly channels: readonly string[];
  /** The channel of the default pay code; if absent, the order has none. */
  readonly defaultChannel?: string;
  readonly showsTip?: boolean;
  readonly telephone?: string;
  readonly recommends?: boolean;
  readonly hasBrokenLogo?: boolean;
  /** The path of the response's `h5Url`. */
  readonly h5Path?: string;
  /** The path of the response's `playeduL`. */
  readonly redirectPath?: string;
  readonly withdrawMessage?: string;
  readonly kindTips?: string;
  readonly asksForCard?: boolean;
  readonly asksForScore?: boolean;
  readonly statusText?: string;
  readonly statusDescription?: string;
  readonly extraRows?: readonly DetailRow[];
  /** How much money arrives, and when at the latest, after the borrower has confirmed the loan. */
  readonly payout?: { readonly amountCents: number; readonly byIso: string };
}

/** Returns a label that no brand names, by a mark as that of a footnote. */
export const ownLabel = (label: string): string => `${label} *`;

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

/** The terms of an offered loan. The borrower pays back amount, interest and fee. */
export interface OfferTerms extends FactTraits {
  readonly amountCents: number;
  readonly interestCents: number;
  readonly feeCents: number;
  /** The fee is taken off the amount: the borrower receives less, and pays back the amount with interest. */
  readonly takesFeeOff?: true;
  /** The duration of the loan in days. */
  readonly termDays: number;
  readonly termUnit: number | string;
  readonly percentPerDay: string;
  readonly parts: readonly OfferedPart[];
  /** The offer starts with a contract in an iframe. */
  readonly showsAgreement?: true;
  readonly backQuestion?: { readonly title: string; readonly content: string };
  readonly legacy?: LegacyTexts;
}

/** Returns the amount that the borrower receives. */
export const receivedCents = ({ amountCents, feeCents, takesFeeOff }: OfferTerms): number =>
  amountCents - (takesFeeOff ? feeCents : 0);

/** Returns what the borrower pays back in all, as the service says; the parts of one offer come to another sum. */
export const payBackCents = (terms: OfferTerms): number => receivedCents(terms) + terms.interestCents + terms.feeCents;

/** The borrower receives 4,500.00 and pays 5,900.00 once, on day 91. */
export const onePart: OfferTerms = {
  amountCents: 450_000,
  interestCents: 90_000,
  feeCents: 50_000,
  termDays: 91,
  termUnit: 'day',
  percentPerDay: '0.22',
  parts: [{ amountCents: 590_000, dueInDays: 91 }],
};

/** The usual loan of the Philippines: 5,000.00, of which a fee of 500.00 is taken off; the borrower pays 5,900.00 once, on day 91. */
export const feeTakenOff: OfferTerms = { ...onePart, amountCents: 500_000, takesFeeOff: true };

/** The borrower receives 5,000.00 and pays 1,950.00 three times, on days 30, 60 and 90. */
export const threeParts: OfferTerms = {
  amountCents: 500_000,
  interestCents: 55_000,
  feeCents: 30_000,
  termDays: 91,
  termUnit: 1,
  percentPerDay: '0.12',
  parts: [30, 60, 90].map((dueInDays) => ({ amountCents: 195_000, dueInDays })),
};

/** The borrower receives 8,000.00 and pays four times over 122 days, the last time one cent less. */
export const fourParts: OfferTerms = {
  amountCents: 800_000,
  interestCents: 120_000,
  feeCents: 39_999,
  termDays: 122,
  termUnit: 'day',
  percentPerDay: '0.12',
  parts: [31, 62, 92, 122].map((dueInDays, index) => ({ amountCents: index < 3 ? 240_000 : 239_999, dueInDays })),
};
