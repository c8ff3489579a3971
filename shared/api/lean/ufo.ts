/**
 * Stands in for `ufo`, of which ofetch takes these two for a base and a query: this app gives it whole addresses, so
 * they are never called.
 */
export const withBase = String;
export const withQuery = String;
