import type { PageParameters } from '../../session/parameters.ts';
import { submissionKey } from '../core/submissionKey.ts';

type Addressed = Pick<PageParameters, 'session'>;

/** The submission key of a loan: by its order or, without one, by the product in the address. */
export const loanKey = ({ session }: Addressed, orderId = ''): string =>
  submissionKey('push', { session: { ...session, orderId } });

/** @returns whether a submission record of the loan in the address may be stored on this phone, by its order or by its product. */
export const holdsLoan = (page: Addressed, holdsSubmission: (key: string) => boolean): boolean =>
  [loanKey(page, page.session.orderId), loanKey(page)].some(holdsSubmission);
