import { atom } from 'nanostores';
import { type Examples, ignore, longWord } from '../../../ui/Example.ts';
import { DisplayFirstScreen } from './DisplayFirstScreen.tsx';
import type { FirstView, WholeState } from './displayFirst.ts';

const ready: FirstView<string> = { kind: 'ready', data: 'You receive ₱4,500.00', atMs: 0 };

const screen = (first: FirstView<string>, whole: WholeState) => (
  <DisplayFirstScreen
    title="Confirm your loan"
    model={{ $first: atom(first), $whole: atom(whole), open: ignore, retry: ignore }}
  >
    {(data: string) => <p className="card">{data}</p>}
  </DisplayFirstScreen>
);

export const examples: Examples = [
  { title: 'Nothing yet', node: screen({ kind: 'loading' }, { kind: 'loading' }) },
  { title: 'The data', node: screen(ready, { kind: 'loading' }) },
  { title: 'The data, and the rest did not come', node: screen(ready, { kind: 'failed' }) },
  { title: 'A long word', node: screen({ ...ready, data: longWord }, { kind: 'loading' }) },
  { title: 'The whole screen', node: screen(ready, { kind: 'ready', Screen: () => <h1>Confirm your loan</h1> }) },
];
