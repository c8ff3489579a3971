import type { Outcome } from '../../../api/outcome.ts';
import { REFUSAL_KINDS, type RefusalKind } from '../../../domain/failures.ts';

/** An outcome without data. */
export type Failed = Exclude<Outcome<never>, { readonly kind: 'ok' }>;

/** Why there are no data: the reasons that make a difference to the borrower. */
export type FailureKind = RefusalKind | 'refused' | 'offline' | 'timeout' | 'serviceDown' | 'bug' | 'incomplete';

/** The codes with which a service refuses a call, grouped by their meaning. */
type Refusals = { readonly [kind in RefusalKind]?: readonly string[] };

const kindOfCode = (code: string, refusals: Refusals): FailureKind =>
  REFUSAL_KINDS.find((kind) => refusals[kind]?.includes(code)) ?? 'refused';

/** @returns what an outcome without data means for the borrower; `refused` if only the service's own message can say it. */
export const failureKind = (outcome: Failed, refusals: Refusals): FailureKind => {
  const { status } = outcome;
  if (status === 401) return 'signedOut';
  if (status === 403) return 'forbidden';
  if (outcome.kind === 'refused') return kindOfCode(outcome.code, refusals);
  const { reason } = outcome;
  return reason === 'http' || reason === 'body' || reason === 'data' ? 'serviceDown' : reason;
};
