import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../ui/ErrorState/ErrorState.tsx';
import { Placeholder } from '../../../ui/Skeleton/Placeholder.tsx';
import { QueryView } from '../QueryView/QueryView.tsx';
import type { DisplayFirst } from './displayFirst.ts';

interface DisplayFirstScreenProps<Data> {
  readonly title: string;
  readonly model: DisplayFirst<Data>;
  /** The data, as they were at a moment in milliseconds since the epoch. */
  readonly children: (data: Data, atMs: number) => ReactNode;
}

/** A page's data, and then the whole screen in their place. */
export function DisplayFirstScreen<Data>({ title, model, children }: DisplayFirstScreenProps<Data>) {
  const first = useStore(model.$first);
  const whole = useStore(model.$whole);
  if (whole.kind === 'ready') return <whole.Screen />;
  return (
    <>
      <h1>{title}</h1>
      {first.kind === 'ready' && children(first.data, first.atMs)}
      {whole.kind === 'failed' ? (
        <ErrorState reason="offline" onRetry={model.retry} />
      ) : first.kind === 'ready' ? (
        <div className="card" aria-busy="true">
          <Placeholder />
        </div>
      ) : (
        <QueryView view={first} onRefresh={model.retry}>
          {() => null}
        </QueryView>
      )}
    </>
  );
}
