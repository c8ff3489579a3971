import type { Outcome } from '../../../api/outcome.ts';
import { REFUSAL_KINDS, type RefusalKind } from '../../../domain/refusalKind.ts';

/** An outcome without data. */
export type Failed = Exclude<Outcome<never>, { readonly kind: 'ok' }>;

/** Why there are no data, as far as it makes a difference to the borrower. */
export type FailureKind = RefusalKind | 'refused' | 'offline' | 'timeout' | 'serviceDown' | 'bug' | 'incomplete';

/** The codes by which a service refuses, by what they mean. */
type Refusals = { readonly [kind in RefusalKind]?: readonly string[] };

const kindOfCode = (code: string, refusals: Refusals): FailureKind =>
  REFUSAL_KINDS.find((kind) => refusals[kind]?.includes(code)) ?? 'refused';

/** What an outcome without data means for the borrower; `refused` where the service's own words alone can say it. */
export const failureKind = (outcome: Failed, refusals: Refusals): FailureKind => {
  const { status } = outcome;
  if (status === 401) return 'signedOut';
  if (status === 403) return 'forbidden';
  if (outcome.kind === 'refused') return kindOfCode(outcome.code, refusals);
  const { reason } = outcome;
  return reason === 'http' || reason === 'body' || reason === 'data' ? 'serviceDown' : reason;
};
