import { Barcode, code128Rows } from '../Barcode/Barcode.tsx';
import { QrCode, qrRows } from '../QrCode/QrCode.tsx';

/**
 * Both drawings of a code, as one part of the script: each part is named by its hash in the document's policy, before everything that the
 * borrower waits for.
 */
export const drawings = { Barcode, code128Rows, QrCode, qrRows };

/** Fetches them: a part of the script can name no other part, so the page does. */
export type LoadDrawings = () => Promise<typeof drawings>;
