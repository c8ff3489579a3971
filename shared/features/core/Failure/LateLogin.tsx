import { type ComponentType, useEffect, useState } from 'react';
import { isNo } from '../createQuery.ts';
import { type Failure, loginFor } from '../explain.ts';

/**
 * Beside words on what a failure has left unknown: that the borrower is signed out, and the login; nothing of other failures.
 * It follows the document. Where it does not come, the next look brings another failure, and asks for it again.
 */
export function LateLogin({ failure }: { readonly failure: Failure | undefined }) {
  const [loaded, setLoaded] = useState<{ readonly Login: ComponentType | undefined }>();
  useEffect(() => {
    setLoaded(undefined);
    if (failure && isNo(failure.outcome))
      loginFor(failure).then(
        (Login) => setLoaded({ Login }),
        () => {},
      );
  }, [failure]);
  return loaded?.Login ? <loaded.Login /> : null;
}
