import { type Examples, ignore, longName } from '../../ui/Example.ts';
import type { QueryState, QueryStatus } from './createQuery.ts';
import { QueryView } from './QueryView.tsx';

const show = (view: QueryState<string>) => (
  <QueryView view={view} onRefresh={ignore}>
    {(data, status) => (
      <p className="card">
        {data}, {status}
      </p>
    )}
  </QueryView>
);

const ready = (status: QueryStatus) =>
  show({ kind: 'ready', data: 'An order', checkedAtMs: Date.UTC(2026, 4, 4), status });

export const examples: Examples = [
  { title: 'On its way', node: show({ kind: 'loading' }) },
  { title: 'Fresh', node: ready('fresh') },
  { title: 'Busy', node: ready('revalidating') },
  { title: 'Stale', node: ready('stale') },
  { title: 'Refused', node: show({ kind: 'refused', message: longName }) },
  { title: 'Nothing is known', node: show({ kind: 'unknown', reason: 'offline' }) },
];
