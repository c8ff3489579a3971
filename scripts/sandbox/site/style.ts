import { createHash } from 'node:crypto';

/** The stylesheet of the sandbox's own pages. It is inline, and the Content Security Policy allows it by its hash. */
export const STYLE = `
:root{color-scheme:light dark}
*{box-sizing:border-box}
body{max-width:44rem;margin:0 auto;padding:1rem;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:1.5rem}
h2{font-size:1.125rem;margin:0}
.soft,dt{opacity:.75}
.good,.bad{font-weight:600}
.amount{font-size:2rem;font-weight:700;margin:0}
.typed{white-space:pre-wrap}
.card{border:1px solid;border-radius:.75rem;padding:1rem;margin:1rem 0}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}
dd{margin:0;text-align:right}
ul.links{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:.25rem 1rem}
ul.links a{display:inline-block;padding:.625rem 0}
.button,input,textarea{display:block;min-height:2.75rem;padding:.5rem .75rem;font:inherit}
input:not([type=checkbox]),textarea,.button{width:100%;margin:.25rem 0 1rem;text-align:center}
th,td{padding:.25rem .5rem .25rem 0;vertical-align:top;text-align:left}
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
