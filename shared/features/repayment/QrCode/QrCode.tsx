import { encode } from 'uqr';
import './QrCode.scss';

// What readers ask for around a code.
const QUIET_ZONE = 4;

/** The drawing of a code: a square for each dark module, on a grid of as many units as it has modules. */
const drawingOf = (data: readonly (readonly boolean[])[]): string =>
  data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('');

/** A text as a QR code, made on the phone: nobody else learns it, and it is there without a connection. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={drawingOf(data)} />
    </svg>
  );
}
