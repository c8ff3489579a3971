import type { ReadableAtom } from 'nanostores';
import type { Report } from '../../reporting/queue.ts';
import type { SubmissionState } from './submission.ts';

interface Lock {
  readonly $state: ReadableAtom<SubmissionState>;
}

interface Reporting {
  readonly report?: Report;
}

const watch = ($state: Lock['$state'], report: Report | undefined): void => {
  $state.listen((state, before) => {
    if (state.kind === 'unconfirmed') report?.('onStep', 'unconfirmed', state.check);
    if (state.kind === 'done' && before?.kind === 'unconfirmed') report?.('onStep', 'unconfirmed', 'done');
  });
};

/**
 * Wraps a function that makes locks: each lock then reports that a request is unconfirmed, and what the checks of the lender's records
 * show. It does not report the outcome of a request: the call does that itself.
 */
export const reported =
  <Env extends Reporting, Submission, Made extends Lock>(make: (env: Env, submission: Submission) => Made) =>
  (env: Env, submission: Submission): Made => {
    const lock = make(env, submission);
    watch(lock.$state, env.report);
    return lock;
  };
