import type { Amount, Cents } from './money.ts';

/** What a lender knows of a channel (a store, a wallet, a bank) and its service does not say. All of it may be left out. */
export interface ChannelProfile {
  /** The least that one payment there may be. */
  readonly minCents?: Cents;
  /** The most that one payment there may be. */
  readonly maxCents?: Cents;
  /** It takes whole units of the currency alone: pesos without centavos, rupees without paise. */
  readonly wholePeso?: boolean;
  /** What it adds for itself, on top of what is paid. */
  readonly feeCents?: Cents;
  /** How many minutes it may take until a payment there shows. */
  readonly posting?: number;
  /** How many hours a code of it is valid from the moment that it is made. */
  readonly validHours?: number;
  /** A code of it takes one payment. */
  readonly singleUse?: boolean;
  /** How it reads a code from a phone's screen. */
  readonly barcode?: Barcode;
  /** What the service titles a pay code of it, where that is not the channel's name in the list. */
  readonly codeTitles?: readonly string[];
}

/** The drawings of a code that a counter may read. */
export const BARCODES = ['code128', 'qr'] as const;
export type Barcode = (typeof BARCODES)[number];

/** Why a channel does not take an amount, and what it takes at least or at most. */
export interface LimitOfChannel {
  readonly kind: 'tooLittle' | 'tooMuch';
  readonly limitCents: Cents;
}

/**
 * An amount at a channel. `payable`: it takes `payCents`, which is the amount itself, or that rounded up to whole units. `tooLittle` and
 * `tooMuch`: it does not take it, and `limitCents` is what it takes at least or at most. `unknown`: nobody can count with the amount, or
 * there is nothing to know of the channel.
 */
export type AmountAtChannel =
  | { readonly kind: 'payable'; readonly payCents: Cents; readonly isRoundedUp: boolean }
  | LimitOfChannel
  | { readonly kind: 'unknown' };

const CENTS_IN_UNIT = 100;
// Not by `centsOf`: this is part of what follows the document, and shares no more with it than it has to.
const DIGITS = /^\d+$/;

/**
 * What is to be paid at a channel so that nothing of `due` remains owed, as far as its profile says. Whole units are rounded up, never down,
 * and the limits hold for what is paid in the end.
 */
export const amountAtChannel = (due: Amount, profile: ChannelProfile | undefined): AmountAtChannel => {
  const dueCents = Number(due);
  if (!profile || !DIGITS.test(String(due)) || !dueCents) return { kind: 'unknown' };
  const { minCents, maxCents, wholePeso } = profile;
  const payCents = wholePeso ? Math.ceil(dueCents / CENTS_IN_UNIT) * CENTS_IN_UNIT : dueCents;
  if (minCents !== undefined && payCents < minCents) return { kind: 'tooLittle', limitCents: minCents };
  if (maxCents !== undefined && payCents > maxCents) return { kind: 'tooMuch', limitCents: maxCents };
  // Of such an amount a number does not hold every cent.
  if (!Number.isSafeInteger(payCents)) return { kind: 'unknown' };
  return { kind: 'payable', payCents, isRoundedUp: payCents !== dueCents };
};
