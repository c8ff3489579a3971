import Code128 from 'jsbarcode/src/barcodes/CODE128/CODE128_AUTO.js';
import { type ComponentType, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { encode } from 'uqr';
import type { Barcode as BarcodeKind } from '../../domain/channelProfile.ts';
import { t } from '../../i18n/t.ts';
import { codePictureText as text } from './messages.ts';

/** @returns a code as the barcode that its channel scans; undefined if it cannot be drawn in this form: its digits are shown in any case. */
export const codeDrawing = (kind: BarcodeKind, code: string): ComponentType | undefined => {
  try {
    if (kind === 'code128') return code128Rows(code) && (() => <Barcode text={code} label={t(text.barcode)} />);
    const rows = qrRows(code);
    return () => <QrCode rows={rows} label={t(text.qr)} />;
  } catch {
    return undefined;
  }
};

// The empty margin that scanners need on either side, in modules.
const BARCODE_QUIET_ZONE = '0'.repeat(10);
// The encoder uses characters outside this range for its own control codes, and a line break cannot be typed at a counter.
const PRINTABLE = /^[ -~]+$/;

/**
 * A text as Code 128 (ISO/IEC 15417), quiet zones included: one row, of a `1` for each dark module and a `0` for each light one.
 * Undefined where it holds anything but printable ASCII.
 */
export const code128Rows = (text: string): readonly string[] | undefined =>
  PRINTABLE.test(text) ? [BARCODE_QUIET_ZONE + new Code128(text, {}).encode().data + BARCODE_QUIET_ZONE] : undefined;

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
  // Before a frame is painted: its room would be empty in that one, and the page below it would jump.
  useLayoutEffect(() => {
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

// The empty margin that scanners need around a code, in modules.
const QR_QUIET_ZONE = 4;
// A counter scans it from arm's length.
const SIZE_PX = 200;

/** A text as a QR code with its quiet zone: one string per row, `1` for a dark and `0` for a light module. @throws if the text is too long. */
export const qrRows = (text: string): readonly string[] =>
  encode(text, { ecc: 'M', border: QR_QUIET_ZONE }).data.map((row) => row.map(Number).join(''));

/** The SVG path of a code, centred in its square: a small square for each dark module, in whole pixels. */
const drawingOf = (rows: readonly string[]): string => {
  // The largest code has 185 modules.
  const px = Math.floor(SIZE_PX / rows.length);
  const start = Math.floor((SIZE_PX - px * rows.length) / 2);
  const module = (x: number, y: number): string => `M${start + x * px} ${start + y * px}h${px}v${px}h-${px}z`;
  return rows.map((row, y) => [...row].map((bit, x) => (bit === '1' ? module(x, y) : '')).join('')).join('');
};

/** A text as a QR code, generated on the phone: it is sent to nobody and needs no connection. */
export function QrCode({ rows, label }: { readonly rows: readonly string[]; readonly label: string }) {
  const drawing = useMemo(() => drawingOf(rows), [rows]);
  return <ScanDrawing widthPx={SIZE_PX} heightPx={SIZE_PX} path={drawing} label={label} />;
}

interface ScanDrawingProps {
  readonly widthPx: number;
  readonly heightPx: number;
  /** The dark area, as an SVG path in whole pixels. */
  readonly path: string;
  readonly label: string;
}

const STYLE = { display: 'block', marginLeft: 'auto', marginRight: 'auto', shapeRendering: 'crispEdges' } as const;

/** A code to scan from the screen: bars, or a square of modules. */
function ScanDrawing({ widthPx, heightPx, path, label }: ScanDrawingProps) {
  return (
    <svg
      style={STYLE}
      width={widthPx}
      height={heightPx}
      viewBox={`0 0 ${widthPx} ${heightPx}`}
      role="img"
      aria-label={label}
    >
      {/* A scanner needs black on white, also in dark mode and with forced colours. */}
      <rect width={widthPx} height={heightPx} fill="#fff" />
      <path d={path} />
    </svg>
  );
}
