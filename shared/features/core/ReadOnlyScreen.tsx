import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { Later } from '../../platform/loadLater.ts';
import { Placeholder } from '../../ui/Skeleton.tsx';
import type { QueryState } from './createQuery.ts';
import { LaterNotice } from './failure.tsx';
import { QueryView } from './QueryView.tsx';

interface ReadOnlyScreenProps<Data> {
  readonly title: string;
  readonly later: Later<unknown>;
  readonly view: QueryState<Data>;
  /** Whether the data must be hidden until the later part has loaded. */
  readonly isHidden: boolean;
  readonly onRefresh: () => void;
  /** Renders the data, which were read at `atMs` (milliseconds since the epoch). */
  readonly children: (data: Data, atMs: number) => ReactNode;
}

/** A page's data without its actions, while the later part is loading or if it did not load. */
export function ReadOnlyScreen<Data>({ title, later, view, isHidden, onRefresh, children }: ReadOnlyScreenProps<Data>) {
  const { kind } = useStore(later.$state);
  const waiting =
    kind === 'failed' ? (
      <LaterNotice later={later} />
    ) : (
      <div className="card" aria-busy="true">
        <Placeholder />
      </div>
    );
  return (
    <>
      <h1>{title}</h1>
      {isHidden ? (
        waiting
      ) : (
        <QueryView view={view} onRefresh={onRefresh}>
          {(data) => (
            <>
              {children(data, view.kind === 'ready' ? view.checkedAtMs : 0)}
              {waiting}
            </>
          )}
        </QueryView>
      )}
    </>
  );
}
