import { useEffect, useState } from 'react';
import { isNo } from '../createQuery.ts';
import { type Explained, explain, type Failure } from '../explain.ts';

/**
 * Beside words on what a failure has left unknown: that the borrower is signed out, and the login; nothing of other failures.
 * It follows the document. Where it does not come, the next look brings another failure, and asks for it again.
 */
export function LateLogin({ failure }: { readonly failure: Failure | undefined }) {
  const [loaded, setLoaded] = useState<{ readonly Login: Explained }>();
  useEffect(() => {
    setLoaded(undefined);
    if (failure && isNo(failure.outcome))
      explain(failure)().then(
        (Login) => setLoaded({ Login }),
        () => {},
      );
  }, [failure]);
  // The way to look again stands there already.
  return loaded ? <loaded.Login isBeside onRetry={() => {}} /> : null;
}
