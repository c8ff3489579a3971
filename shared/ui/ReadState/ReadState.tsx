import type { ReactNode } from 'react';
import { Checked } from '../Checked/Checked.tsx';
import { Failure, type Reason } from '../Failure/Failure.tsx';
import { Placeholder } from '../Skeleton/Placeholder.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';

/** How far data on screen can be trusted. */
export type Trust = 'fresh' | 'checking' | 'stale';

/** Data on its way, there, refused or unknown. */
export type ReadView<Data> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly data: Data; readonly checkedAtMs: number; readonly trust: Trust }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'unknown'; readonly why: Reason };

interface ReadStateProps<Data> {
  readonly view: ReadView<Data>;
  readonly onRefresh: () => void;
  readonly children: (data: Data, trust: Trust) => ReactNode;
}

/** A screen's main data as it stands: on its way, there with the time of its last check, or why it is not. */
export function ReadState<Data>({ view, onRefresh, children }: ReadStateProps<Data>) {
  switch (view.kind) {
    case 'loading':
      return (
        <>
          <Skeleton />
          {/* What is said of a long wait is said once. */}
          <div className="card stack" aria-busy="true">
            <Placeholder />
          </div>
        </>
      );
    case 'ready':
      return (
        <>
          {children(view.data, view.trust)}
          <Checked atMs={view.checkedAtMs} trust={view.trust} onRefresh={onRefresh} />
        </>
      );
    case 'refused':
      return <Failure reason={view} onRetry={onRefresh} />;
    case 'unknown':
      return <Failure reason={view.why} onRetry={onRefresh} />;
  }
}
