import type { Examples } from '../Example.ts';
import { Placeholder } from './Placeholder.tsx';
import { Skeleton } from './Skeleton.tsx';
import { SlowNotice } from './SlowNotice.tsx';

/** The word that stands once an answer has kept the borrower waiting. */
class LateSlowNotice extends SlowNotice {
  override state = { isLong: true };
}

export const examples: Examples = [
  { title: 'At first', node: <Skeleton /> },
  {
    title: 'After a long wait',
    node: (
      <div className="card stack" aria-busy="true">
        <LateSlowNotice />
        <Placeholder />
      </div>
    ),
  },
];
