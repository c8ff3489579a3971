import type { Examples } from '../Example.ts';
import { Skeleton } from './Skeleton.tsx';

/** The skeleton of an answer that has kept the borrower waiting. */
class LateSkeleton extends Skeleton {
  override state = { isLong: true };
}

export const examples: Examples = [
  { title: 'At first', node: <Skeleton /> },
  { title: 'After a long wait', node: <LateSkeleton /> },
];
