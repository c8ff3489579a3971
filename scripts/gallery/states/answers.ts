import type { Answer } from './State.ts';

/** Returns a success with this data. */
export const ok = (data: unknown): Answer => ({ data });

/** Returns a refusal by the service; `message` is shown to the borrower. */
export const refused = (message: string, code = '400'): Answer => ({ refused: message, code });

/** The response of a broken proxy instead of the service. */
export const garbage: Answer = { status: 200, body: '<html><body>Bad gateway</body></html>' };

/** The response of a service that has failed. */
export const serverError: Answer = { status: 500, body: '' };
