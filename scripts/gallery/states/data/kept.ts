/** Whose it is what a state's phone keeps: the borrower's of all states; see address.ts. */
export const ofOrder = { userId: '7', orderId: '{order}', productId: '9' };

/** The moment so many seconds before the page opens. */
export const secondsAgo = (seconds: number): string => `{${seconds} s ago}`;
