import { useEffect, useLayoutEffect, useState } from 'react';
import { isNo } from '../createQuery.ts';
import { type Explained, explain, type Failure } from '../explain.ts';

interface LoginBesideProps {
  readonly failure: Failure | undefined;
  /** Called when the login appears, because its container has grown. */
  readonly onShown?: () => void;
}

/** Shown next to a text about what a failure has left unknown: that the borrower is signed out, with the login; nothing for other failures. */
export function LoginBeside({ failure, onShown }: LoginBesideProps) {
  const [loaded, setLoaded] = useState<{ readonly Explanation: Explained } | undefined>();
  useEffect(() => {
    setLoaded(undefined);
    if (failure && isNo(failure.outcome))
      explain(failure)().then((Explanation) => setLoaded(Explanation && { Explanation }));
  }, [failure]);
  useLayoutEffect(() => {
    if (loaded) onShown?.();
  }, [loaded, onShown]);
  // The surrounding notice already has a button to check again.
  return loaded ? <loaded.Explanation isBeside onRetry={() => {}} /> : null;
}
