import { EmptyState } from './EmptyState.tsx';
import { type Examples, longName, longWord } from './Example.ts';
import { Icon, paperIcon } from './Icon.tsx';

const drawing = <Icon path={paperIcon} isLarge />;

export const examples: Examples = [
  { title: 'A word and the way on', node: <EmptyState message="No pay code." href="#order" label="See your order" /> },
  { title: 'With a drawing', node: <EmptyState message="No complaint." href="#new" label="Write" drawing={drawing} /> },
  { title: 'Long text', node: <EmptyState message={`${longName} ${longWord}`} href="#order" label={longName} /> },
];
