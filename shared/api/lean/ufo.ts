/**
 * Stands in for `ufo`, from which ofetch takes these two: this app gives it whole addresses, so neither has anything to
 * do. A base or a query handed to ofetch by mistake is refused rather than lost.
 */
const refuse = (): never => {
  throw new TypeError('Give the client a whole address; see shared/api/request.ts.');
};

export const withBase = refuse;
export const withQuery = refuse;
