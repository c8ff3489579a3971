import { basePath } from './screens.ts';

/** Whether the open page is the order's own. */
export const isOrderHere = (): boolean => /^\/+(loandetail|order)\b/i.test(location.pathname.slice(basePath.length));

/** Whether the open page is that of a pay code at its earlier address. */
export const isEarlierCodeHere = (): boolean => /\/repaymentOfCode\b/i.test(location.pathname);
