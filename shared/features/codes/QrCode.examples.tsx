import { type Examples, longWord } from '../../ui/Example.ts';
import { QrCode } from './QrCode.tsx';

export const examples: Examples = [
  { title: 'A pay code', node: <QrCode text="71159216117041" label="QR code of the pay code" /> },
  { title: 'Long text', node: <QrCode text={longWord.repeat(3)} label={longWord} /> },
];
