import type { ComponentType } from 'react';
import type { Barcode as BarcodeKind } from '../../domain/channelProfile.ts';
import { t } from '../../i18n/t.ts';
import { Barcode, code128Rows } from './Barcode.tsx';
import { codePictureText as text } from './messages.ts';
import { QrCode, qrRows } from './QrCode.tsx';

/** A code as the barcode that its channel scans. */
export interface CodeDrawing {
  readonly kind: BarcodeKind;
  readonly code: string;
  /** Rows of modules from the top, quiet zones included: `1` for dark, `0` for light. Bars are one row. */
  readonly rows: readonly string[];
  readonly View: ComponentType<{ readonly text: string; readonly label: string }>;
}

/** @returns a code as a barcode; undefined if it cannot be drawn in this form: its digits are shown in any case. */
export const codeDrawing = (kind: BarcodeKind, code: string): CodeDrawing | undefined => {
  try {
    if (kind === 'qr') return { kind, code, rows: qrRows(code), View: QrCode };
    const rows = code128Rows(code);
    return rows && { kind, code, rows, View: Barcode };
  } catch {
    return undefined;
  }
};

/** A code as the barcode that its channel scans from the screen. */
export function CodePicture({ drawing: { kind, code, View } }: { readonly drawing: CodeDrawing }) {
  return <View text={code} label={t(kind === 'qr' ? text.qr : text.barcode)} />;
}
