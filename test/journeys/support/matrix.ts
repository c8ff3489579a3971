/** The details of a journey that one more case of the same code repeats: only the usual case runs in `npm test`. */
export const matrixUnless = (isUsual: boolean): { readonly tag?: string } => (isUsual ? {} : { tag: '@matrix' });
