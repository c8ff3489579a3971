import { type Examples, longName } from '../../ui/Example.ts';
import { BarredCode } from './NoCode.tsx';
import type { CodeView } from './storedCode.ts';

type Barred = Extract<CodeView, { readonly kind: 'barred' }>;

const little: Barred = {
  kind: 'barred',
  channel: 'Sample Counter',
  total: 4_900,
  limit: { kind: 'tooLittle', limitCents: 5_000 },
  isRollover: false,
};

const much: Barred = {
  ...little,
  channel: longName,
  total: 5_000_001,
  limit: { kind: 'tooMuch', limitCents: 5_000_000 },
};

export const examples: Examples = [
  { title: 'Too little', node: <BarredCode view={little} href="#ways" /> },
  { title: 'Too much, with a long name', node: <BarredCode view={much} href="#ways" /> },
];
