import type { Answer } from './State.ts';

/** A success with this data. */
export const ok = (data: unknown): Answer => ({ data });

/** The service's refusal; `message` is for the borrower. */
export const refused = (message: string, code = '400'): Answer => ({ refused: message, code });

/** What a broken proxy answers in the service's place. */
export const garbage: Answer = { status: 200, body: '<html><body>Bad gateway</body></html>' };

/** The service itself is broken. */
export const serverError: Answer = { status: 500, body: '' };
