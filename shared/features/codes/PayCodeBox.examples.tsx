import type { ComponentProps } from 'react';
import { type Examples, longName, sampleLogo } from '../../ui/Example.ts';
import { CopyCode, PayCodeBox } from './PayCodeBox.tsx';

const copied = (): Promise<boolean> => Promise.resolve(true);

const box = (title: string, code: string, more: Partial<ComponentProps<typeof PayCodeBox>> = {}) => (
  <PayCodeBox title={title} logoUrl={sampleLogo} code={code} onCopy={copied} href="#steps" {...more} />
);

export const examples: Examples = [
  { title: 'A code and its instructions', node: box('Sample Wallet', '71159216117041') },
  {
    title: 'Without a logo',
    node: box('Pay with this code', '7115', { logoUrl: '' }),
  },
  { title: 'Long text', node: box(longName, '71159216117041'.repeat(4)) },
  { title: 'The code alone', node: <CopyCode code="PH-7115-9216" onCopy={copied} /> },
];
