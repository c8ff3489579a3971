import { useMemo } from 'react';
import { encode } from 'uqr';
import { ScanDrawing } from './ScanDrawing.tsx';

// The empty margin that scanners need around a code, in modules.
const QUIET_ZONE = 4;
// A counter scans it from arm's length.
const SIZE_PX = 200;

/** A text as a QR code with its quiet zone: one string per row, `1` for a dark and `0` for a light module. @throws if the text is too long. */
export const qrRows = (text: string): readonly string[] =>
  encode(text, { ecc: 'M', border: QUIET_ZONE }).data.map((row) => row.map(Number).join(''));

/** The SVG path of a code, centred in its square: a small square for each dark module, in whole pixels. */
const drawingOf = (rows: readonly string[]): string => {
  // The largest code has 185 modules.
  const px = Math.floor(SIZE_PX / rows.length);
  const start = Math.floor((SIZE_PX - px * rows.length) / 2);
  const module = (x: number, y: number): string => `M${start + x * px} ${start + y * px}h${px}v${px}h-${px}z`;
  return rows.map((row, y) => [...row].map((bit, x) => (bit === '1' ? module(x, y) : '')).join('')).join('');
};

/** A text as a QR code, generated on the phone: it is sent to nobody and needs no connection. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const drawing = useMemo(() => drawingOf(qrRows(text)), [text]);
  return <ScanDrawing widthPx={SIZE_PX} heightPx={SIZE_PX} path={drawing} label={label} />;
}
