import type { Examples } from '../../ui/Example.ts';
import { Barcode, code128Rows } from './Barcode.tsx';
import { CodePicture } from './CodePicture.tsx';
import { QrCode, qrRows } from './QrCode.tsx';

const code = '71159216117041';

export const examples: Examples = [
  {
    title: 'Bars',
    node: <CodePicture drawing={{ kind: 'code128', code, rows: code128Rows(code) || [], View: Barcode }} />,
  },
  { title: 'A QR code', node: <CodePicture drawing={{ kind: 'qr', code, rows: qrRows(code), View: QrCode }} /> },
];
