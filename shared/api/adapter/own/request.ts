import { adaptRequest } from '#ownAdapter';
import { requestOf } from '../../request.ts';

declare const __API_BASE__: string;

/** The request of a call, which the brand's adapter makes from the contract's own form: see `requestOf`. */
export const requestTo: typeof requestOf = (route, payload, page, address) =>
  adaptRequest({ name: route.name, payload, page, base: __API_BASE__ }, requestOf(route, payload, page, address));
