import { type Examples, sampleLogo } from './Example.ts';
import { Logo } from './Logo.tsx';

export const examples: Examples = [
  { title: 'Square', node: <Logo url={sampleLogo} /> },
  { title: 'Empty', node: <Logo url="" /> },
  { title: 'None, with a name', node: <Logo url="" name="Sample Peso Loan" /> },
  { title: 'Broken, with a name', node: <Logo url="data:image/png;base64,AAAA" name="Sample Peso Loan" /> },
];
