import { requestOf } from '../../request.ts';

/** The request of a call in the contract's own form, for a brand without an adapter: see `requestOf`. */
export const requestTo = requestOf;
