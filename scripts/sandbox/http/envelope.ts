import { DrizzleQueryError } from 'drizzle-orm';

/** The code of success in the lender's API. */
export const SUCCESS_CODE = '00';

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** Returns a JSON response with the service's common headers. */
export function jsonResponse(value: unknown, status = 200): Response {
  return new Response(JSON.stringify(value), { status, headers: HEADERS });
}

/** Returns the success envelope around `data`. */
export function successResponse(data: unknown): Response {
  return jsonResponse({ code: SUCCESS_CODE, message: 'success', data });
}

/** Returns the envelope of a refusal. Its HTTP status is 200 by default, as in the lender's API. */
export function refusalResponse(code: string, message: string, status = 200): Response {
  return jsonResponse({ code, message, data: null }, status);
}

/** Logs an error, but not the parameters of an SQL query: they contain the borrower's data. */
export function logError(error: unknown): void {
  if (error instanceof DrizzleQueryError) console.error(error.query, error.cause);
  else console.error(error);
}
