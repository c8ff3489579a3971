/** Returns the details of a test that repeats the same code with another case: `npm test` runs only the usual case. */
export const matrixUnless = (isUsual: boolean): { readonly tag?: string } => (isUsual ? {} : { tag: '@matrix' });
