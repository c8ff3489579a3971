import { useEffect, useLayoutEffect, useState } from 'react';
import type { Failed } from '../../api/outcome.ts';
import type { Env, Explanation } from '../../platform/env.ts';

/** An outcome without data, with the platform that the ways out of it need. */
export interface Failure {
  readonly env: Env;
  readonly outcome: Failed;
}

/** @returns whether the service refused the call. HTTP 401 and 403 count too: the session is no longer valid for these data, so they must leave the screen. */
export const isNo = (outcome: Failed): boolean =>
  outcome.kind === 'refused' || outcome.status === 401 || outcome.status === 403;

/** @returns a function that loads what explains a failure and offers ways on; undefined if that does not come. */
export const explain =
  ({ env, outcome }: Failure): (() => Promise<Explanation | undefined>) =>
  async () =>
    (await env.later.load())?.explainFailure(env, outcome);

interface LoginBesideProps {
  readonly failure: Failure | undefined;
  /** Called when the login appears, because its container has grown. */
  readonly onShown?: () => void;
}

/** Shown next to a text about what a failure has left unknown: that the borrower is signed out, with the login; nothing for other failures. */
export function LoginBeside({ failure, onShown }: LoginBesideProps) {
  const [loaded, setLoaded] = useState<{ readonly Shown: Explanation } | undefined>();
  useEffect(() => {
    setLoaded(undefined);
    if (failure && isNo(failure.outcome)) explain(failure)().then((Shown) => setLoaded(Shown && { Shown }));
  }, [failure]);
  useLayoutEffect(() => {
    if (loaded) onShown?.();
  }, [loaded, onShown]);
  // The surrounding notice already has a button to check again.
  return loaded ? <loaded.Shown isBeside onRetry={() => {}} /> : null;
}
