import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Failed } from '../../api/outcome.ts';
import { t } from '../../i18n/t.ts';
import type { Env, Explanation } from '../../platform/env.ts';
import type { Later } from '../../platform/loadLater.ts';
import { Button } from '../../ui/Button.tsx';
import { commonText, errorStateText as text } from '../../ui/messages.ts';

/** An outcome without data, with the platform that the ways out of it need. */
export interface Failure {
  readonly env: Env;
  readonly outcome: Failed;
}

/** @returns whether the service refused the call. HTTP 401 and 403 count too: the session is no longer valid for these data, so they must leave the screen. */
export const isRefusal = (outcome: Failed): boolean =>
  outcome.kind === 'refused' || outcome.status === 401 || outcome.status === 403;

/** Loads the explanation of a failure with its next steps. @returns undefined if it does not load. */
export const explain = async ({ env, outcome }: Failure): Promise<Explanation | undefined> =>
  (await env.later.load())?.explainFailure(env, outcome);

/** Says that the later part of the page did not load, and offers a retry, or a reload if there is a new build; nothing otherwise. */
export function LaterNotice({ later }: { readonly later: Later<unknown> }) {
  const state = useStore(later.$state);
  const [isBusy, setIsBusy] = useState(false);
  if (state.kind !== 'failed') return null;
  const { reopen } = state;
  const retry = async (): Promise<void> => {
    setIsBusy(true);
    await later.load();
    setIsBusy(false);
  };
  return (
    <section className="card stack" role="alert">
      <p>{t(reopen ? text.outdated : commonText.offline)}</p>
      <Button kind="quiet" onPress={reopen ?? retry} isBusy={isBusy}>
        {t(reopen ? text.open : commonText.retry)}
      </Button>
    </section>
  );
}
