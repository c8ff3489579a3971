import { useEffect, useLayoutEffect, useState } from 'react';
import { isNo } from '../createQuery.ts';
import { type Explained, explain, type Failure } from '../explain.ts';

interface LateLoginProps {
  readonly failure: Failure | undefined;
  /** Runs as it comes to stand there: what it stands in has grown. */
  readonly onShown?: () => void;
}

/**
 * Beside words on what a failure has left unknown: that the borrower is signed out, and the login; nothing of other failures.
 * It follows the document. Where it does not come, the next look brings another failure, and asks for it again.
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
  // The way to look again stands there already.
  return loaded ? <loaded.Explanation isBeside onRetry={() => {}} /> : null;
}
