import type { Examples } from '../../../ui/Example.ts';
import { StatusMark, toneOf } from './StatusMark.tsx';
import '../OrderView/OrderView.scss';

const statuses = ['21', '110', '151', '170', '174', '180', '200', 'one that nobody knows'];

export const examples: Examples = statuses.map((status) => ({
  title: `Status ${status}`,
  node: (
    <section className={`card status status--${toneOf(status)}`}>
      <StatusMark status={status} />
    </section>
  ),
}));
