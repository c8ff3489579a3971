import { type Examples, longWord } from '../../ui/Example.ts';
import { Barcode } from './Barcode.tsx';

export const examples: Examples = [
  { title: 'A pay code', node: <Barcode text="71159216117041" label="Barcode of the pay code" /> },
  { title: 'With letters', node: <Barcode text="AB-2651" label="Barcode of the pay code" /> },
  { title: 'Too long', node: <Barcode text={longWord.repeat(9)} label={longWord} /> },
];
