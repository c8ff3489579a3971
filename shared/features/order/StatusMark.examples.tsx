import type { Examples } from '../../ui/Example.ts';
import { StatusMark, toneOf } from './StatusMark.tsx';
import './OrderView.scss';

const statuses = ['21', '110', '151', '170', '174', '180', '200', 'one that nobody knows'];

const mark = (status: string, isOffer = false) => (
  <section className={`card status status--${toneOf(status)}`}>
    <StatusMark status={status} isOffer={isOffer} />
  </section>
);

export const examples: Examples = [
  ...statuses.map((status) => ({ title: `Status ${status}`, node: mark(status) })),
  { title: 'An offer', node: mark('100', true) },
];
