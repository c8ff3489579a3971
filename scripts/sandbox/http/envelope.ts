/** The code of success, as the lender writes it. */
export const SUCCESS_CODE = '00';

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** Any JSON with the headers that every answer of the service carries. */
export function jsonResponse(value: unknown, status = 200): Response {
  return new Response(JSON.stringify(value), { status, headers: HEADERS });
}

/** The envelope around an answer's data. */
export function successResponse(data: unknown): Response {
  return jsonResponse({ code: SUCCESS_CODE, message: 'success', data });
}

/** The envelope of a refusal; over HTTP it is 200 unless told otherwise, as the lender does. */
export function refusalResponse(code: string, message: string, status = 200): Response {
  return jsonResponse({ code, message, data: null }, status);
}
