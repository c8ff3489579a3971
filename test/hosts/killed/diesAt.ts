/**
 * The header of a request that the process does not survive. Its number counts the worst moments from then on: right
 * before a transaction is committed, right after that, and, when all is done, before the answer leaves.
 */
export const DIES_AT = 'x-dies-at';

/** More moments than a call that moves money has. */
export const MOMENTS = 4;
