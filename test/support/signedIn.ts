import type { Sandbox } from '../../scripts/sandbox/createSandbox.ts';
import { allOffers } from '../../scripts/sandbox/seed/allOffers.ts';
import { borrowers } from '../../scripts/sandbox/seed/borrowers.ts';
import { sampleSessionOf } from '../../scripts/sandbox/session/requireBorrower.ts';

const seededUserOf = (orderId: string): string | undefined =>
  [...borrowers, ...allOffers].find((borrower) => borrower.orderId === orderId)?.userId;

/**
 * Wraps a sandbox as if an app had signed its borrower in: a call with a seeded borrower's user id or order but no session is
 * sent with that borrower's seeded session.
 */
export const signedIn = ({ fetch }: Pick<Sandbox, 'fetch'>): Pick<Sandbox, 'fetch'> => ({
  fetch: (request) => {
    const url = new URL(request.url);
    const query = url.searchParams;
    const userId = query.get('userId') || seededUserOf(query.get('orderId') ?? '');
    if (query.has('sessionId') || !userId) return fetch(request);
    query.set('sessionId', sampleSessionOf(userId));
    return fetch(new Request(url, request));
  },
});
