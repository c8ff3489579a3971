import type { ComponentType } from 'react';
import type { Env } from '../../platform/env.ts';
import type { Failed } from './Failure/failureKind.ts';

/** An outcome without data, and the platform on which something can be done about it. */
export interface Failure {
  readonly env: Env;
  readonly outcome: Failed;
}

/**
 * How to load what explains a failure, with the ways on: nobody needs it before there is one, so it follows the document.
 * Rejected where that part of the script does not come.
 */
export const explain =
  ({ env, outcome }: Failure): (() => Promise<ComponentType<{ readonly onRetry: () => void }>>) =>
  async () =>
    (await import('./Failure/explainFailure.tsx')).explainFailure(env, outcome);

/** What has whoever is signed out log in, beside other words; undefined of any other failure. Rejected as `explain` is. */
export const loginFor = async ({ env, outcome }: Failure): Promise<ComponentType | undefined> =>
  (await import('./Failure/explainFailure.tsx')).loginFor(env, outcome);
