import { DrizzleQueryError } from 'drizzle-orm';
import { en } from '../texts/en.ts';
import { jsonIn } from '../texts/texts.ts';

/** The code of success, as the lender writes it. */
export const SUCCESS_CODE = '00';

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** Any JSON with the headers that every answer of the service carries. */
export function jsonResponse(value: unknown, status = 200, texts = en): Response {
  return new Response(jsonIn(value, texts), { status, headers: HEADERS });
}

/** The envelope around an answer's data, whose words it says in a language. */
export function successResponse(data: unknown, texts = en): Response {
  return jsonResponse({ code: SUCCESS_CODE, message: 'success', data }, 200, texts);
}

/** The envelope of a refusal; over HTTP it is 200 unless told otherwise, as the lender does. */
export function refusalResponse(code: string, message: string, status = 200): Response {
  return jsonResponse({ code, message, data: null }, status);
}

/** Says what went wrong, without the values of a query: they are the borrower's. */
export function logError(error: unknown): void {
  if (error instanceof DrizzleQueryError) console.error(error.query, error.cause);
  else console.error(error);
}
