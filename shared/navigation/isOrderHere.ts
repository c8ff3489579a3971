/** Whether the open page is the order's own. */
export const isOrderHere = (path = location.pathname): boolean => /^\/+(loandetail|order)\b/i.test(path);
