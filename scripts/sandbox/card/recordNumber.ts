// A receipt shows it as the reference of a payment: as long as a service's own are.
const FIRST = 480_001;

/** The number that a card payment has outside of the database. */
export const recordNumber = (paymentId: number): number => paymentId + FIRST - 1;

/** The payment of that number in the database, whether there is one or not. */
export const paymentIdOf = (number: number): number => number - FIRST + 1;
