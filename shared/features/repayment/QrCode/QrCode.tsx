import { useMemo } from 'react';
import { encode } from 'uqr';
import { ScanDrawing } from '../ScanDrawing/ScanDrawing.tsx';

// What readers ask for around a code.
const QUIET_ZONE = 4;
// At a counter it is read from arm's length.
const SIZE_PX = 200;

/** A text as a QR code with its quiet zone: a row of `1` for dark and `0` for light modules each. Throws where it is too long. */
export const qrRows = (text: string): readonly string[] =>
  encode(text, { ecc: 'M', border: QUIET_ZONE }).data.map((row) => row.map(Number).join(''));

/** The drawing of a code in the middle of its square: a smaller square for each dark module, all of whole pixels. */
const drawingOf = (rows: readonly string[]): string => {
  // The largest code has 185 modules.
  const px = Math.floor(SIZE_PX / rows.length);
  const start = Math.floor((SIZE_PX - px * rows.length) / 2);
  const module = (x: number, y: number): string => `M${start + x * px} ${start + y * px}h${px}v${px}h-${px}z`;
  return rows.map((row, y) => [...row].map((bit, x) => (bit === '1' ? module(x, y) : '')).join('')).join('');
};

/** A text as a QR code, made on the phone: nobody else learns it, and it is there without a connection. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const drawing = useMemo(() => drawingOf(qrRows(text)), [text]);
  return <ScanDrawing widthPx={SIZE_PX} heightPx={SIZE_PX} path={drawing} label={label} />;
}
