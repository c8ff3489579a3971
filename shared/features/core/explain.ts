import type { ComponentType } from 'react';
import type { Env } from '../../platform/env.ts';
import type { Failed } from './Failure/failureKind.ts';

/** An outcome without data, and the platform on which something can be done about it. */
export interface Failure {
  readonly env: Env;
  readonly outcome: Failed;
}

/** What explains a failure, in the place of what failed; or beside other words, where it says no more than who has to log in. */
export type Explained = ComponentType<{ readonly onRetry: () => void; readonly isBeside?: boolean }>;

/**
 * How to load what explains a failure, with the ways on: nobody needs it before there is one, so it follows the document.
 * Rejected where that part of the script does not come.
 */
export const explain =
  ({ env, outcome }: Failure): (() => Promise<Explained>) =>
  async () =>
    (await import('./Failure/explainFailure.tsx')).explainFailure(env, outcome);
