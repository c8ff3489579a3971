import type { ComponentType } from 'react';
import type { Barcode as BarcodeKind } from '../../domain/channelProfile.ts';
import { t } from '../../i18n/t.ts';
import { Barcode, code128Rows } from './Barcode.tsx';
import { codePictureText as text } from './messages.ts';
import { QrCode, qrRows } from './QrCode.tsx';

/** A code as the barcode that its channel scans. */
export interface CodeDrawing {
  /** Rows of modules from the top, quiet zones included: `1` for dark, `0` for light. Bars are one row. */
  readonly rows: readonly string[];
  /** Shows it on the screen. */
  readonly Picture: ComponentType;
}

/** @returns a code as a barcode; undefined if it cannot be drawn in this form: its digits are shown in any case. */
export const codeDrawing = (kind: BarcodeKind, code: string): CodeDrawing | undefined => {
  try {
    if (kind === 'qr') return { rows: qrRows(code), Picture: () => <QrCode text={code} label={t(text.qr)} /> };
    const rows = code128Rows(code);
    return rows && { rows, Picture: () => <Barcode text={code} label={t(text.barcode)} /> };
  } catch {
    return undefined;
  }
};
