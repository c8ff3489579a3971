import { holdsSubmission } from '../../platform/storage/holdsSubmission.ts';
import type { PageParameters } from '../../session/parameters.ts';
import { submissionKey } from '../core/submissionKey.ts';

type Addressed = Pick<PageParameters, 'session'>;

/** The key of a loan under its order; without one, under the product that the address names. */
export const loanKey = ({ session }: Addressed, orderId = ''): string =>
  submissionKey('push', { session: { ...session, orderId } });

/** Whether a mark of the loan that the address names may stand on this phone, under its order or its product. */
export const holdsLoan = (page: Addressed): boolean =>
  [loanKey(page, page.session.orderId), loanKey(page)].some(holdsSubmission);
