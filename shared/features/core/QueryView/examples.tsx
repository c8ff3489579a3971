import { type Examples, ignore, longName } from '../../../ui/Example.ts';
import type { QueryStatus } from '../createQuery.ts';
import { QueryView } from './QueryView.tsx';

const show = (data: string, status: QueryStatus) => (
  <p className="card">
    {data}, {status}
  </p>
);

const ready = (status: QueryStatus) => (
  <QueryView
    view={{ kind: 'ready', data: 'An order', checkedAtMs: Date.UTC(2026, 4, 4), status: status }}
    onRefresh={ignore}
  >
    {show}
  </QueryView>
);

export const examples: Examples = [
  {
    title: 'On its way',
    node: (
      <QueryView view={{ kind: 'loading' }} onRefresh={ignore}>
        {show}
      </QueryView>
    ),
  },
  { title: 'Fresh', node: ready('fresh') },
  { title: 'Busy', node: ready('revalidating') },
  { title: 'Stale', node: ready('stale') },
  {
    title: 'Refused',
    node: (
      <QueryView view={{ kind: 'refused', message: longName }} onRefresh={ignore}>
        {show}
      </QueryView>
    ),
  },
  {
    title: 'Nothing is known',
    node: (
      <QueryView view={{ kind: 'unknown', reason: 'offline' }} onRefresh={ignore}>
        {show}
      </QueryView>
    ),
  },
];
