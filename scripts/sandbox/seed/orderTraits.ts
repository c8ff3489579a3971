/** A row of an order's details; the app shows `value` unchanged. */
export interface DetailRow {
  readonly text: string;
  readonly value: string;
}

/** What a borrower's service leaves out: all facts, and the labels of rows that the default brand names. */
export interface FactTraits {
  /** Sends no facts: what the app says about money in its own words then comes from typed fields and from the rows that the brand names. */
  readonly hasNoFacts?: boolean;
  /** Sends rows with labels that the default brand does not name. */
  readonly hasOwnLabels?: boolean;
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
