import type { ComponentType } from 'react';
import type { Barcode } from '../../../domain/channelProfile.ts';
import type { LoadDrawings } from './drawings.ts';

/** A code as the barcode that its channel scans. */
export interface CodeDrawing {
  readonly kind: Barcode;
  readonly code: string;
  /** Rows of modules from the top, quiet zones included: `1` for dark, `0` for light. Bars are one row. */
  readonly rows: readonly string[];
  readonly View: ComponentType<{ readonly text: string; readonly label: string }>;
}

/**
 * Draws a code with the modules that `load` fetches; nothing else loads them. Undefined if the code cannot be drawn in this form or they do not
 * load: its digits are shown in any case. Never rejects.
 */
export const loadDrawing = async (
  kind: Barcode,
  code: string,
  load: LoadDrawings | undefined,
): Promise<CodeDrawing | undefined> => {
  try {
    const drawings = await load?.();
    if (!drawings) return undefined;
    if (kind === 'qr') return { kind, code, rows: drawings.qrRows(code), View: drawings.QrCode };
    const rows = drawings.code128Rows(code);
    return rows && { kind, code, rows, View: drawings.Barcode };
  } catch {
    return undefined;
  }
};
