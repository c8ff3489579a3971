import { type Examples, longName, longWord } from '../Example.ts';
import { paperIcon } from '../Icon/drawings.ts';
import { Icon } from '../Icon/Icon.tsx';
import { EmptyState } from './EmptyState.tsx';

export const examples: Examples = [
  {
    title: 'A word and the way on',
    node: <EmptyState message="There is no pay code here." href="#order" label="See your order" />,
  },
  {
    title: 'With a drawing',
    node: (
      <EmptyState
        message="There is no complaint here."
        href="#complaint"
        label="Write a complaint"
        drawing={<Icon path={paperIcon} isLarge />}
      />
    ),
  },
  { title: 'Long text', node: <EmptyState message={`${longName} ${longWord}`} href="#order" label={longName} /> },
];
