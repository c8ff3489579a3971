// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { pictureOf, readCode } from '../../../../test/support/readCode.ts';
import { QrCode, qrRows } from './QrCode.tsx';

afterEach(cleanup);

it.each(['71159216117041', 'upi://pay?pa=sample@bank&am=2651', '₱123'])('A QR code is read as %s', (code) => {
  expect(readCode(pictureOf(qrRows(code)))).toEqual({ format: 'QR_CODE', text: code });
});

it.each([14, 200, 1000])('A QR code of %i digits has whole pixels for each module', (digits) => {
  render(<QrCode text={'7'.repeat(digits)} label="QR code of the pay code" />);
  const drawn = screen.getByRole('img', { name: 'QR code of the pay code' });
  const modules = Number(drawn.getAttribute('viewBox')?.split(' ')[2]);
  expect(Number(drawn.getAttribute('width')) / modules).toBeGreaterThanOrEqual(1);
  expect(Number(drawn.getAttribute('width')) % modules).toBe(0);
});
