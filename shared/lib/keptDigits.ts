/**
 * The first `most` digits of an input. Full-width digits, which a Chinese keyboard types, become 0 to 9. Digits of other scripts are dropped: a
 * bank form accepts them (`digitsOf`), but the page that uses this function has no bytes left for that.
 */
export const keptDigits = (value: string, most: number): string =>
  value.normalize('NFKC').replace(/\D/g, '').slice(0, most);
