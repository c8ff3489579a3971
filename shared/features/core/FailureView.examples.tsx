import { REFUSAL_KINDS } from '../../domain/failures.ts';
import { type Examples, ignore, longName, longWord } from '../../ui/Example.ts';
import { type FailureKind, FailureView } from './FailureView.tsx';

const kinds: readonly FailureKind[] = [
  ...REFUSAL_KINDS,
  'refused',
  'offline',
  'timeout',
  'serviceDown',
  'bug',
  'incomplete',
];

const view = (kind: FailureKind, said = 'This order is being moved. Please wait.') => (
  <section className="card stack failure" role="alert">
    <FailureView
      kind={kind}
      said={said}
      isInApp={false}
      orderHref="#order"
      accountHref="#account"
      phone="+63 2 8555 0100"
      onRetry={ignore}
      onLogin={ignore}
      onHome={ignore}
      onCall={ignore}
    />
  </section>
);

export const examples: Examples = [
  ...kinds.map((kind) => ({ title: kind, node: view(kind) })),
  { title: 'Long text', node: view('refused', `${longName} ${longWord}`) },
];
