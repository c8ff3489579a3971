import { type Examples, ignore, longName } from '../Example.ts';
import { ReadState, type Trust } from './ReadState.tsx';

const show = (data: string, trust: Trust) => (
  <p className="card">
    {data}, {trust}
  </p>
);

const ready = (trust: Trust) => (
  <ReadState view={{ kind: 'ready', data: 'An order', checkedAtMs: Date.UTC(2026, 4, 4), trust }} onRefresh={ignore}>
    {show}
  </ReadState>
);

export const examples: Examples = [
  {
    title: 'On its way',
    node: (
      <ReadState view={{ kind: 'loading' }} onRefresh={ignore}>
        {show}
      </ReadState>
    ),
  },
  { title: 'Fresh', node: ready('fresh') },
  { title: 'Busy', node: ready('checking') },
  { title: 'Stale', node: ready('stale') },
  {
    title: 'Refused',
    node: (
      <ReadState view={{ kind: 'refused', message: longName }} onRefresh={ignore}>
        {show}
      </ReadState>
    ),
  },
  {
    title: 'Nothing is known',
    node: (
      <ReadState view={{ kind: 'unknown', why: 'offline' }} onRefresh={ignore}>
        {show}
      </ReadState>
    ),
  },
];
