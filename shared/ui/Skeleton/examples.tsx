import type { Examples } from '../Example.ts';
import { Placeholder } from './Placeholder.tsx';
import { Skeleton } from './Skeleton.tsx';
import { SlowNoticeText } from './SlowNoticeText.tsx';

export const examples: Examples = [
  { title: 'At first', node: <Skeleton /> },
  {
    title: 'After a long wait',
    node: (
      <div className="card stack" aria-busy="true">
        <SlowNoticeText isLong />
        <Placeholder />
      </div>
    ),
  },
];
