/** The class of a page's large amount, which never breaks over two lines: a smaller size for millions with cents. */
export const heroAmount = (amount: string): string => (amount.length > 13 ? 'hero__amount long' : 'hero__amount');
