/** Letters and digits that nobody takes for one another, on a grid of 5 by 7: a row of bits each, top first. */
const grids: Readonly<Record<string, string>> = {
  A: '0e11111f111111',
  C: '0e11101010110e',
  D: '1e11111111111e',
  E: '1f10101e10101f',
  F: '1f10101e101010',
  H: '1111111f111111',
  K: '11121418141211',
  L: '1010101010101f',
  M: '111b1515111111',
  N: '11191513111111',
  P: '1e11111e101010',
  R: '1e11111e141211',
  T: '1f040404040404',
  U: '1111111111110e',
  V: '11111111110a04',
  W: '1111111515150a',
  X: '11110a040a1111',
  Y: '11110a04040404',
  '3': '1f02040201110e',
  '4': '02060a121f0202',
  '6': '0608101e11110e',
  '7': '1f010204080808',
  '9': '0e11110f01020c',
};

/** What a captcha is made of. */
export const captchaAlphabet: readonly string[] = Object.keys(grids);

/** Whether a letter has ink at a place of its grid; outside the grid it has none. */
export function hasInk(letter: string, column: number, row: number): boolean {
  if (column < 0 || column > 4 || row < 0 || row > 6) return false;
  const bits = Number.parseInt(grids[letter]?.slice(row * 2, row * 2 + 2) ?? '0', 16);
  return ((bits >> (4 - column)) & 1) === 1;
}
