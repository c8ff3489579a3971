import { type Amount, type Cents, centsOf } from './money.ts';

/** What the lender knows about a payment channel (a store, a wallet, a bank) and the service does not send. Every field is optional. */
export interface ChannelProfile {
  /** The smallest payment that the channel accepts. */
  readonly minCents?: Cents;
  /** The largest payment that the channel accepts. */
  readonly maxCents?: Cents;
  /** The channel accepts only whole units of the currency: pesos without centavos, rupees without paise. */
  readonly wholePeso?: boolean;
  /** The channel's own fee, charged on top of the payment. */
  readonly feeCents?: Cents;
  /** How many minutes may pass before a payment made there is shown. */
  readonly posting?: number;
  /** Each of its pay codes can be used for one payment only. */
  readonly singleUse?: boolean;
  /** The kind of barcode that the counter can scan from a phone's screen. */
  readonly barcode?: Barcode;
}

/** The kinds of barcode that a counter may be able to scan. */
export const BARCODES = ['code128', 'qr'] as const;
export type Barcode = (typeof BARCODES)[number];

/** Why a channel does not accept an amount, and its minimum or maximum. */
export interface LimitOfChannel {
  readonly kind: 'tooLittle' | 'tooMuch';
  readonly limitCents: Cents;
}

/**
 * Whether a channel accepts an amount. `payable`: it accepts `payCents`, which is the amount, or the amount rounded up to whole units. `tooLittle`
 * and `tooMuch`: it does not, and `limitCents` is its minimum or maximum. `unknown`: the amount is not a positive, exact number of cents, or the
 * channel has no profile.
 */
export type AmountAtChannel =
  | { readonly kind: 'payable'; readonly payCents: Cents; readonly isRoundedUp: boolean }
  | LimitOfChannel
  | { readonly kind: 'unknown' };

const CENTS_IN_UNIT = 100;

/**
 * The payment that a channel has to receive so that nothing of `due` stays unpaid, according to its profile. Rounds up to whole units, never down,
 * and compares the rounded amount with the limits.
 */
export const amountAtChannel = (due: Amount, profile: ChannelProfile | undefined): AmountAtChannel => {
  const dueCents = centsOf(due) || 0;
  if (!profile || dueCents <= 0) return { kind: 'unknown' };
  const { minCents, maxCents, wholePeso } = profile;
  const payCents = wholePeso ? Math.ceil(dueCents / CENTS_IN_UNIT) * CENTS_IN_UNIT : dueCents;
  if (minCents !== undefined && payCents < minCents) return { kind: 'tooLittle', limitCents: minCents };
  if (maxCents !== undefined && payCents > maxCents) return { kind: 'tooMuch', limitCents: maxCents };
  // Beyond this, a JavaScript number does not represent every cent.
  if (!Number.isSafeInteger(payCents)) return { kind: 'unknown' };
  return { kind: 'payable', payCents, isRoundedUp: payCents !== dueCents };
};
