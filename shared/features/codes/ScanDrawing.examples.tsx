import { type Examples, longWord } from '../../ui/Example.ts';
import { ScanDrawing } from './ScanDrawing.tsx';

export const examples: Examples = [
  {
    title: 'Two bars',
    node: <ScanDrawing widthPx={40} heightPx={72} path="M10 0h4v72h-4zM20 0h8v72h-8z" label="Two bars" />,
  },
  { title: 'Long text', node: <ScanDrawing widthPx={20} heightPx={20} path="M8 8h4v4h-4z" label={longWord} /> },
];
