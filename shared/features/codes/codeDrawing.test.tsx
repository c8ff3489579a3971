// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pictureOf, readCode } from '../../../test/support/readCode.ts';
import { Barcode, code128Rows, QrCode, qrRows } from './codeDrawing.tsx';

const QUIET = '0000000000';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const onStrip = (widthPx: number, text: string): SVGElement | null => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(widthPx);
  render(<Barcode text={text} label="Barcode of the pay code" />);
  act(() => {});
  return screen.queryByRole('img', { name: 'Barcode of the pay code' }) as unknown as SVGElement | null;
};

describe('A text as Code 128', () => {
  it('has the modules of the standard: start B, a character each, the check character and stop, between quiet zones', () => {
    // Values in the standard's table: 104 (start B), 52, 69, 83, 84, then the check value 55, and 106 (stop).
    const modules = ['11010010000', '11011100010', '10110010000', '10111100100', '10011110100', '11101000110'];
    expect(code128Rows('Test')).toEqual([`${QUIET}${modules.join('')}1100011101011${QUIET}`]);
  });

  it.each(['71159216117041', '7115921611704', '0', 'AB-2651', 'a b~', '12ab345678'])('is read as %s', (code) => {
    const rows = code128Rows(code) ?? [];
    expect(readCode(pictureOf(rows))).toEqual({ format: 'CODE_128', text: code });
  });

  it.each(['', 'ñ', '7115\n', '\u00c8', '7115\u200b', '₱123'])('is none where %j cannot be one', (code) => {
    expect(code128Rows(code)).toBeUndefined();
  });
});

describe('A barcode on screen', () => {
  it.each([
    [131, undefined],
    [132, 1],
    [256, 1],
    [296, 2],
    [700, 3],
  ])('of 132 modules has on %i px whole pixels for each', (widthPx, modulePx) => {
    const drawn = onStrip(widthPx, '71159216117041');
    if (!modulePx) return expect(drawn).toBeNull();
    const bars = drawn?.querySelector('path')?.getAttribute('d') ?? '';
    const first = Math.floor((widthPx - 132 * modulePx) / 2) + 10 * modulePx;
    expect(bars.startsWith(`M${first} 0h${modulePx}v72`)).toBe(true);
    expect(bars).not.toContain('.');
    expect(drawn?.getAttribute('width')).toBe(String(widthPx));
  });

  it('is not drawn where the code cannot be one', () => {
    expect(onStrip(320, '₱123')).toBeNull();
  });
});

it.each(['71159216117041', 'upi://pay?pa=sample@bank&am=2651', '₱123'])('A QR code is read as %s', (code) => {
  expect(readCode(pictureOf(qrRows(code)))).toEqual({ format: 'QR_CODE', text: code });
});

it.each([14, 200, 1000])('A QR code of %i digits is 200 pixels wide, with whole pixels for each module', (digits) => {
  render(<QrCode rows={qrRows('7'.repeat(digits))} label="QR code of the pay code" />);
  const drawn = screen.getByRole('img', { name: 'QR code of the pay code' });
  expect(drawn.getAttribute('width')).toBe('200');
  expect(drawn.getAttribute('viewBox')).toBe('0 0 200 200');
  expect(drawn.querySelector('path')?.getAttribute('d')).toMatch(/^(M\d+ \d+h[1-9]\d*v[1-9]\d*h-[1-9]\d*z)+$/);
});
