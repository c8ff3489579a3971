import { useEffect, useLayoutEffect, useState } from 'react';
import { isNo } from '../createQuery.ts';
import { type Explained, explain, type Failure } from '../explain.ts';

interface LateLoginProps {
  readonly failure: Failure | undefined;
  /** Called when the login appears, because its container has grown. */
  readonly onShown?: () => void;
}

/**
 * Shown next to a text about what a failure has left unknown: that the borrower is signed out, with the login; nothing for other failures.
 * It is a late chunk. If the chunk does not load, the next check brings a new failure, and with it a new attempt to load.
 */
export function LateLogin({ failure, onShown }: LateLoginProps) {
  const [loaded, setLoaded] = useState<{ readonly Explanation: Explained }>();
  useEffect(() => {
    setLoaded(undefined);
    if (failure && isNo(failure.outcome))
      explain(failure)().then(
        (Explanation) => setLoaded({ Explanation }),
        () => {},
      );
  }, [failure]);
  useLayoutEffect(() => {
    if (loaded) onShown?.();
  }, [loaded, onShown]);
  // The surrounding notice already has a button to check again.
  return loaded ? <loaded.Explanation isBeside onRetry={() => {}} /> : null;
}
