import type { ReadableAtom } from 'nanostores';
import type { Report } from '../../reporting/queue.ts';
import type { SubmissionState } from './submissionState.ts';

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
 * A maker of locks whose locks report that a request is not confirmed, and what checks of the lender's records show. The outcome of a
 * request is the call's to report.
 */
export const reported =
  <Env extends Reporting, Submission, Made extends Lock>(make: (env: Env, submission: Submission) => Made) =>
  (env: Env, submission: Submission): Made => {
    const lock = make(env, submission);
    watch(lock.$state, env.report);
    return lock;
  };
