import type { ComponentType } from 'react';
import type { Env } from '../../platform/env.ts';
import type { Failed } from './Failure/failureKind.ts';

/** An outcome without data, with the platform that the ways out of it need. */
export interface Failure {
  readonly env: Env;
  readonly outcome: Failed;
}

/** The component that explains a failure, in place of the data; or, with `isBeside`, next to other text, where it only says that the borrower has to log in. */
export type Explained = ComponentType<{ readonly onRetry: () => void; readonly isBeside?: boolean }>;

/** @returns a function that loads the component that explains a failure and offers ways on; undefined if that does not come. */
export const explain =
  ({ env, outcome }: Failure): (() => Promise<Explained | undefined>) =>
  async () =>
    (await env.later.load())?.explainFailure(env, outcome);
