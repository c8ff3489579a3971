import { type Examples, sampleLogo } from '../Example.ts';
import { Logo } from './Logo.tsx';

export const examples: Examples = [
  { title: 'Square', node: <Logo url={sampleLogo} /> },
  { title: 'Of a channel', node: <Logo url={sampleLogo} isWide /> },
  { title: 'Empty', node: <Logo url="" /> },
  { title: 'Broken', node: <Logo url="data:image/png;base64,AAAA" /> },
];
