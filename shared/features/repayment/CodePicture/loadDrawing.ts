import type { ComponentType } from 'react';
import type { Barcode } from '../../../domain/channelProfile.ts';
import type { LoadDrawings } from './drawings.ts';

/** A code drawn as its channel reads it. */
export interface CodeDrawing {
  readonly kind: Barcode;
  readonly code: string;
  /** Rows of modules from the top, quiet zones included: `1` for dark, `0` for light. Bars are one row. */
  readonly rows: readonly string[];
  readonly View: ComponentType<{ readonly text: string; readonly label: string }>;
}

/**
 * Draws a code with what `load` fetches, which nobody else does. Undefined where the code cannot be drawn so, or that does
 * not come: its digits are there all the same. Never rejects.
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
