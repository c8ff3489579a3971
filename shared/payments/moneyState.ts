import type { Order } from '../api/endpoints/readOrder.ts';
import { digest } from '../platform/storage/sessionStore.ts';

/**
 * What the service states of the money of an order, as a text that is kept beside a payment, to be compared once its answer got lost; undefined if the
 * service does not list its booked payments. Besides their ids it is a fingerprint of all that may count a payment before it is listed. The days
 * that an order is late are not in it: they change by themselves.
 */
export const moneyStateOf = ({ status, facts }: Pick<Order, 'status' | 'facts'>): string | undefined => {
  const { dueCents, dueDate, totalLeftCents, instalment, plan, payments } = facts;
  const owed = digest(JSON.stringify([status, dueCents, dueDate, totalLeftCents, instalment, plan]));
  return payments && [owed, ...payments.map(({ id }) => encodeURIComponent(id))].join(' ');
};

/** The ids of the payments that were booked in such a state; undefined without one. */
export const bookedIn = (state: string | undefined): readonly string[] | undefined =>
  state?.split(' ').slice(1).map(decodeURIComponent);
