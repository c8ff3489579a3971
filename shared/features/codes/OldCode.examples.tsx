import { type Examples, ignore } from '../../ui/Example.ts';
import { OldCode } from './NoCode.tsx';

const old = { checkedAtMs: Date.UTC(2026, 4, 3, 6, 30), onRetry: ignore, href: '#order' };

export const examples: Examples = [
  { title: 'Being checked', node: <OldCode {...old} isChecking /> },
  { title: 'Could not be checked', node: <OldCode {...old} isChecking={false} /> },
];
