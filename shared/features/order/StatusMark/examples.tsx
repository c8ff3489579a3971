import type { Examples } from '../../../ui/Example.ts';
import { StatusMark } from './StatusMark.tsx';

const statuses = ['21', '110', '151', '170', '174', '180', '200', 'one that nobody knows'];

export const examples: Examples = statuses.map((status) => ({
  title: `Status ${status}`,
  node: <StatusMark status={status} />,
}));
