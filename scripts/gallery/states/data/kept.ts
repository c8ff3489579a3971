/** Whose it is what a state's phone keeps: the borrower's of all states; see address.ts. */
export const ofOrder = { userId: '7', orderId: '{order}', productId: '9' };

/** The moment so many seconds before the page opens. */
export const secondsAgo = (seconds: number): string => `{${seconds} s ago}`;

/** Days of payments that are still to come, whenever a state is looked at. */
export const comingDays = ['2046-05-11', '2046-06-11', '2046-07-11'];

/** The whole plan of a loan that was confirmed just now, its last payment without an amount. */
export const confirmedPlan = {
  confirmed: {
    ...ofOrder,
    ofOrder: '{order}',
    atMs: secondsAgo(5),
    plan: comingDays.map((day, at) => ({ day, ...(at < 2 && { amount: 320000 }) })),
  },
};
