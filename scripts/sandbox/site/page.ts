import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { Order } from '../database/schema.ts';
import { sampleSessionOf } from '../session/requireBorrower.ts';

/** The stylesheet of the sandbox's own pages. It is inline, and the Content Security Policy allows it by its hash. */
const STYLE = `
:root{color-scheme:light dark}
*{box-sizing:border-box}
body{max-width:44rem;margin:0 auto;padding:1rem;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:1.5rem}
h2{font-size:1.125rem;margin:0}
.soft,dt{opacity:.75}
.good,.bad{font-weight:600}
.amount{font-size:2rem;font-weight:700;margin:0}
.card{border:1px solid;border-radius:.75rem;padding:1rem;margin:1rem 0}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}
dd{margin:0;text-align:right}
ul.links{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:.25rem 1rem}
ul.links a{display:inline-block;padding:.625rem 0}
.button,input{display:block;min-height:2.75rem;padding:.5rem .75rem;font:inherit}
input,.button{width:100%;margin:.25rem 0 1rem;text-align:center}
`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** The Content Security Policy of the sandbox's pages: no scripts, and images and forms only of the same origin. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

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

/** Returns an HTML page whose title is also its heading. */
export async function page(title: string, content: Html, status = 200): Promise<Response> {
  const document = await html`<!doctype html>
<html lang="en">
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

/** The borrower and order of a link into the app. */
interface Visitor extends Pick<Order, 'id' | 'userId' | 'mobilePhone' | 'productId'> {
  /** The base path of the app's pages; '' for the root. */
  readonly pagesPath: string;
}

/**
 * Returns the URL of a screen, such as `/repaymentOfCode?type=1`, with the session parameters that the app adds. Without `language`,
 * the screen uses the brand's default.
 */
export function screenUrl(visitor: Visitor, screen: string, language?: string): string {
  const session = new URLSearchParams({
    deviceId: `device-${visitor.userId}`,
    appVersion: '1.0.0',
    userId: visitor.userId,
    appName: 'SampleLending',
    sessionId: sampleSessionOf(visitor.userId),
    clientType: 'h5',
    merchantNumber: '1001',
    mobilePhone: visitor.mobilePhone,
    orderId: visitor.id,
    productId: visitor.productId,
  });
  const [path, extra] = screen.split('?');
  const query = [session, extra, language && `lang=${language}`].filter(Boolean).join('&');
  return `${visitor.pagesPath}${path}?${query}`;
}
