/** The class of a page's one large amount, which is never broken over two lines: smaller where it is of millions, cents and all. */
export const heroAmount = (amount: string): string => (amount.length > 13 ? 'hero__amount long' : 'hero__amount');
