import { useEffect, useLayoutEffect, useState } from 'react';
import type { Explanation } from '../../platform/env.ts';
import { explain, type Failure, isRefusal } from './failure.tsx';

interface LoginPromptProps {
  readonly failure: Failure | undefined;
  /** Called when the login appears, because its container has grown. */
  readonly onShown?: () => void;
}

/** Shown next to a text about what a failure has left unknown: that the borrower is signed out, with the login; nothing for other failures. */
export function LoginPrompt({ failure, onShown }: LoginPromptProps) {
  const [loaded, setLoaded] = useState<{ readonly Shown: Explanation } | undefined>();
  useEffect(() => {
    setLoaded(undefined);
    if (failure && isRefusal(failure.outcome)) explain(failure).then((Shown) => setLoaded(Shown && { Shown }));
  }, [failure]);
  useLayoutEffect(() => {
    if (loaded) onShown?.();
  }, [loaded, onShown]);
  // The surrounding notice already has a button to check again.
  return loaded ? <loaded.Shown isBeside onRetry={() => {}} /> : null;
}
