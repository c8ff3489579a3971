import { useMemo } from 'react';
import { encode } from 'uqr';
import './QrCode.scss';

// What readers ask for around a code.
const QUIET_ZONE = 4;
// At a counter it is read from arm's length.
const SIZE_PX = 200;

/** A text as a QR code with its quiet zone: a row of `1` for dark and `0` for light modules each. Throws where it is too long. */
export const qrRows = (text: string): readonly string[] =>
  encode(text, { ecc: 'M', border: QUIET_ZONE }).data.map((row) => row.map(Number).join(''));

/** The drawing of a code: a square for each dark module, on a grid of as many units as it has modules. */
const drawingOf = (rows: readonly string[]): string =>
  rows.map((row, y) => [...row].map((module, x) => (module === '1' ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('');

/** A text as a QR code, made on the phone: nobody else learns it, and it is there without a connection. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const rows = useMemo(() => qrRows(text), [text]);
  const modules = rows.length;
  // Whole pixels for each module: the largest of them has 185.
  const sizePx = Math.floor(SIZE_PX / modules) * modules;
  return (
    <svg
      className="qr"
      width={sizePx}
      height={sizePx}
      viewBox={`0 0 ${modules} ${modules}`}
      role="img"
      aria-label={label}
    >
      <path d={drawingOf(rows)} />
    </svg>
  );
}
