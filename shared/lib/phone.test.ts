import { describe, expect, it } from 'vitest';
import { numberIn, telOf } from './phone.ts';

describe('the telephone number in the words of a service', () => {
  it.each([
    ['+63 2 8555 0100', '+63285550100'],
    ['(+63) 2 8555-0100', '+63285550100'],
    ['0917.555.0100', '09175550100'],
    ['0917\u00a0555\u00a00100', '09175550100'],
    ['０９１７ ５５５ ０１００', '09175550100'],
    ['Viber or SMS, 0917 555 0100', '09175550100'],
    ['Tel.0917 555 0100', '09175550100'],
    ['tel:09175550100', '09175550100'],
    ['117', '117'],
  ])('%j is %s', (said, number) => {
    expect(numberIn(said)).toBe(number);
    expect(telOf(said)).toBe(`tel:${number}`);
  });

  it.each([
    ['(02) 8555-0100 / 0917 555 0100', '0285550100'],
    ['+63 917 000 0000 +63 918 111 1111', '+639170000000'],
    ['0917 555 0100, 0918 555 0100', '09175550100'],
    ['0917 555 0100\n0918 555 0100', '09175550100'],
    ['24/7: (02) 8555-0100 local 12', '0285550100'],
    ['8555-0100 ext. 4711', '85550100'],
  ])('is the first alone, never all digits in a row: %j', (said, number) => {
    expect(numberIn(said)).toBe(number);
  });

  it.each([
    '**21*09175550100#',
    '** 21 * 0917 555 0100 #',
    '*#06#',
    '*#*#4636#*#*',
    '＊＃０６＃',
    '0917 555 0100*21#',
    '%2A%2306%23',
    '0917555O100',
    '4321 0000 0000 0000 1',
    '0917 555 0100 0918 555 0100',
    '@samplelending',
    '12',
    '+',
    '٠٩١٧٥٥٥٠١٠٠',
    '',
  ])('%j holds none that can be called', (said) => {
    expect(numberIn(said)).toBeUndefined();
    expect(telOf(said)).toBeUndefined();
  });
});
