import Code128 from 'jsbarcode/src/barcodes/CODE128/CODE128_AUTO.js';
import { useEffect, useRef, useState } from 'react';
import { ScanDrawing } from './ScanDrawing.tsx';

// The empty margin that scanners need on either side, in modules.
const QUIET_ZONE = '0'.repeat(10);
// The encoder uses characters outside this range for its own control codes, and a line break cannot be typed at a counter.
const PRINTABLE = /^[ -~]+$/;

/**
 * A text as Code 128 (ISO/IEC 15417), quiet zones included: one row, of a `1` for each dark module and a `0` for each light one.
 * Undefined where it holds anything but printable ASCII.
 */
export const code128Rows = (text: string): readonly string[] | undefined =>
  PRINTABLE.test(text) ? [QUIET_ZONE + new Code128(text, {}).encode().data + QUIET_ZONE] : undefined;

const HEIGHT_PX = 72;
// Wider bars are not easier to scan.
const MAX_MODULE_PX = 3;

/** The SVG path of bars of whole pixels, centred in a strip of this width; undefined if the strip is too narrow. */
const barsIn = (widthPx: number, row: string): string | undefined => {
  const modulePx = Math.min(MAX_MODULE_PX, Math.floor(widthPx / row.length));
  if (modulePx < 1) return undefined;
  const left = Math.floor((widthPx - row.length * modulePx) / 2);
  return [...row]
    .map((module, at) => (module === '1' ? `M${left + at * modulePx} 0h${modulePx}v${HEIGHT_PX}h-${modulePx}z` : ''))
    .join('');
};

interface BarcodeProps {
  readonly text: string;
  readonly label: string;
}

/** A text as a barcode to scan from the phone's screen; nothing if it cannot be encoded or does not fit the screen. */
export function Barcode({ text, label }: BarcodeProps) {
  const strip = useRef<HTMLDivElement>(null);
  const [widthPx, setWidthPx] = useState(0);
  useEffect(() => {
    const measure = (): void => setWidthPx(strip.current?.clientWidth || 0);
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  const row = code128Rows(text)?.[0];
  const bars = row && barsIn(widthPx, row);
  return (
    <div ref={strip}>{bars && <ScanDrawing widthPx={widthPx} heightPx={HEIGHT_PX} path={bars} label={label} />}</div>
  );
}
