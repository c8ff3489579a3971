import { expect, it } from 'vitest';
import { withoutUnseen } from './unseen.ts';

it.each([
  ['Repay\u0000 by \u202e2026-12-04\u202c', 'Repay by 2026-12-04'],
  ['\u2066a\u2069\u200eb\u200fc\u061cd', 'abcd'],
  ['bell\u0007 escape\u001b[31m\u009b', 'bell escape[31m'],
  ['one\ntwo\tthree\r\n', 'one\ntwo\tthree\r\n'],
  ['क्‍ष שלום العربية 你好 ₱', 'क्‍ष שלום العربية 你好 ₱'],
  ['', ''],
])('%j is read as %j', (given, seen) => {
  expect(withoutUnseen(given)).toBe(seen);
});
