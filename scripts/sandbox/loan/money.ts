import type { OrderTraits } from '../seed/orderTraits.ts';

/** Formats cents for detail rows and pages of payment channels: 123456 is `₱1,234.56`. */
export function pesoText(cents: number): string {
  const pesos = Math.trunc(cents / 100).toLocaleString('en-US');
  return `₱${pesos}.${String(cents % 100).padStart(2, '0')}`;
}

/** Serializes cents (or another number): as a number, or as a string of digits if `sendsText` is set. */
export function wireCents(cents: number, traits: Pick<OrderTraits, 'sendsText'>): number | string {
  return traits.sendsText === true ? String(cents) : cents;
}

/** Serializes a flag as 1 or 0, or as '1' or '0' if `sendsText` is set. */
export function wireFlag(isSet: boolean, traits: Pick<OrderTraits, 'sendsText'>): number | string {
  return wireCents(isSet ? 1 : 0, traits);
}
