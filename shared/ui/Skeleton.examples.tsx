import type { Examples } from './Example.ts';
import { Placeholder, Skeleton, SlowNoticeText } from './Skeleton.tsx';

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
