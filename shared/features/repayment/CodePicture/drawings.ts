import { Barcode, code128Rows } from '../Barcode/Barcode.tsx';
import { QrCode, qrRows } from '../QrCode/QrCode.tsx';

/**
 * Both kinds of barcode in one chunk: the hash of each chunk is in the document's policy, which precedes everything that the borrower waits
 * for.
 */
export const drawings = { Barcode, code128Rows, QrCode, qrRows };

/** Loads them. A chunk cannot import another chunk, so the page passes this function. */
export type LoadDrawings = () => Promise<typeof drawings>;
