import { requestOf } from '../../request.ts';

/** The request of a call, in the contract's own form: see `requestOf`. */
export const requestTo = requestOf;
