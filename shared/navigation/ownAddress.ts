import { basePath } from './screens.ts';

/** Whether the open page is the order's own. */
export const isOrderHere = (path = basePath ? location.pathname.slice(basePath.length) : location.pathname): boolean =>
  /^\/+(loandetail|order)\b/i.test(path);

/** Whether the open page is that of a pay code at its earlier address. */
export const isEarlierCodeHere = (): boolean => /\/repaymentOfCode\b/i.test(location.pathname);
