import type { OrderTraits } from '../seed/orderTraits.ts';

/** Cents as text of a detail row or on a payment channel, grouped: 123456 is `₱1,234.56`. */
export function pesoText(cents: number): string {
  const pesos = Math.trunc(cents / 100).toLocaleString('en-US');
  return `₱${pesos}.${String(cents % 100).padStart(2, '0')}`;
}

/** Cents as they go over the wire: a number, or a string of digits for the borrowers that show that form. */
export function wireCents(cents: number, traits: Pick<OrderTraits, 'sendsText'>): number | string {
  return traits.sendsText === true ? String(cents) : cents;
}

/** A flag as it goes over the wire, in the same two forms. */
export function wireFlag(isSet: boolean, traits: Pick<OrderTraits, 'sendsText'>): number | string {
  return wireCents(isSet ? 1 : 0, traits);
}
