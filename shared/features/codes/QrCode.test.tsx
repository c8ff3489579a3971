// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { pictureOf, readCode } from '../../../test/support/readCode.ts';
import { QrCode, qrRows } from './QrCode.tsx';

afterEach(cleanup);

it.each(['71159216117041', 'upi://pay?pa=sample@bank&am=2651', '₱123'])('A QR code is read as %s', (code) => {
  expect(readCode(pictureOf(qrRows(code)))).toEqual({ format: 'QR_CODE', text: code });
});

it.each([14, 200, 1000])('A QR code of %i digits is 200 pixels wide, with whole pixels for each module', (digits) => {
  render(<QrCode text={'7'.repeat(digits)} label="QR code of the pay code" />);
  const drawn = screen.getByRole('img', { name: 'QR code of the pay code' });
  expect(drawn.getAttribute('width')).toBe('200');
  expect(drawn.getAttribute('viewBox')).toBe('0 0 200 200');
  expect(drawn.querySelector('path')?.getAttribute('d')).toMatch(/^(M\d+ \d+h[1-9]\d*v[1-9]\d*h-[1-9]\d*z)+$/);
});
