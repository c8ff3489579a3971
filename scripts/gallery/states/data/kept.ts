/** The owner of the data stored in a state: the borrower of all states; see address.ts. */
export const ofOrder = { userId: '7', orderId: '{order}', productId: '9' };

/** Returns the placeholder for the time this many seconds before the page opens. */
export const secondsAgo = (seconds: number): string => `{${seconds} s ago}`;

/** Due dates that lie in the future whenever a state is shown. */
export const comingDays = ['2046-05-11', '2046-06-11', '2046-07-11'];
