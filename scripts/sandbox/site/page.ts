import { html, raw } from 'hono/html';
import { en } from '../texts/en.ts';
import { CONTENT_SECURITY_POLICY, STYLE } from './style.ts';

/** Markup with escaped values. */
export type Html = ReturnType<typeof html>;

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  // With `no-referrer`, older browsers send no usable origin with a form, and the guard could not tell whose form it is.
  'referrer-policy': 'strict-origin',
  'x-frame-options': 'DENY',
};

/** Returns an HTML page whose title is also its heading. Pages for borrowers pass the texts of their language. */
export async function page(title: string, content: Html, status = 200, { language } = en): Promise<Response> {
  const document = await html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${raw(STYLE)}</style>
</head>
<body><main><h1>${title}</h1>${content}</main></body>
</html>`;
  return new Response(document.toString(), { status, headers: HEADERS });
}

/** Returns a 303 redirect, which the browser follows with a GET. `path` has to be of this site. */
export function seeOther(path: string): Response {
  return new Response(null, { status: 303, headers: { location: path, 'cache-control': 'no-store' } });
}

/** Returns an error page. */
export function problemPage(title: string, message: string, status: number): Promise<Response> {
  return page(title, html`<p>${message}</p><p><a href="/sandbox/">All borrowers of the sandbox</a></p>`, status);
}

/** Returns the 404 page. */
export const noPage = (): Promise<Response> => problemPage('Not found', 'The sandbox has nothing here.', 404);
