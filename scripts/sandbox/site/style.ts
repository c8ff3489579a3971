import { createHash } from 'node:crypto';

/** The stylesheet of the sandbox's own pages. It is inline, and the Content Security Policy allows it by its hash. */
export const STYLE = `
:root{color-scheme:light dark;--page:#f4f5f7;--card:#fff;--text:#16202b;--soft:#55616e;--line:#d5dae0;--accent:#0b5cad;
--on-accent:#fff;--good:#17683a;--bad:#a3241b}
@media (prefers-color-scheme:dark){:root{--page:#10161c;--card:#1a222b;--text:#e9edf1;--soft:#a9b4c0;--line:#36424e;
--accent:#8cc2f5;--on-accent:#0b1a29;--good:#7fd6a2;--bad:#ff9d94}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:44rem;margin:0 auto;padding:1rem}
h1{font-size:1.5rem;line-height:1.25;margin:.5rem 0}
h2{font-size:1.125rem;line-height:1.3;margin:0}
h3{font-size:1rem;margin:1rem 0 0}
p{margin:.5rem 0}
.soft{color:var(--soft)}
.card{background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:1rem;margin:1rem 0}
.good{color:var(--good);font-weight:600}
.bad{color:var(--bad);font-weight:600}
.amount{font-size:2rem;font-weight:700;line-height:1.2}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:1rem 0}
dt{color:var(--soft)}
dd{margin:0;text-align:right}
ul.links{list-style:none;margin:.25rem 0;padding:0;display:flex;flex-wrap:wrap;gap:.25rem .5rem}
a{color:var(--accent)}
p>a:only-child:not(.button){display:inline-flex;align-items:center;min-height:2.75rem}
ul.links a,.button,input{display:inline-flex;align-items:center;min-height:2.75rem;min-width:2.75rem;padding:.25rem .75rem;
border:1px solid var(--line);border-radius:.5rem;font:inherit}
ul.links a{text-decoration:none;background:var(--page)}
input{width:100%;background:var(--card);color:inherit;margin:.25rem 0 1rem;border-color:var(--soft)}
.button{justify-content:center;width:100%;min-height:3rem;background:var(--accent);color:var(--on-accent);
border-color:transparent;font-weight:600;text-decoration:none;cursor:pointer}
.button.plain{background:transparent;color:var(--accent);border-color:var(--accent)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
img{vertical-align:middle;border-radius:.5rem}
textarea{display:block;width:100%;min-height:9rem;padding:.5rem .75rem;margin:.25rem 0 1rem;background:var(--card);color:inherit;
font:inherit;border:1px solid var(--soft);border-radius:.5rem;resize:vertical}
input[type=file]{padding:.5rem .75rem}
.check{display:flex;align-items:center;min-height:2.75rem;margin-bottom:1rem}
.check input{width:1.5rem;min-width:1.5rem;min-height:1.5rem;margin:0 .75rem 0 0;accent-color:var(--accent)}
.typed{white-space:pre-wrap}
.excerpt{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
dl.figures dd{overflow-wrap:break-word}
dl.facts{display:block}
dl.facts div{display:flex;flex-wrap:wrap;justify-content:space-between;column-gap:1rem;margin-top:.25rem}
dl.facts dd{text-align:left}
ul.rows,ul.pictures{list-style:none;margin:0;padding:0}
ul.pictures{display:flex;flex-wrap:wrap;gap:.5rem;margin:.5rem 0}
ul.pictures img{object-fit:cover;border:1px solid var(--line);display:block}
nav{margin-top:1rem}
ul.rows h2{margin:-.5rem 0}
ul.rows h2 a{display:inline-flex;align-items:center;min-height:2.75rem}
.card>:last-child{margin-bottom:0}
ul.links ol.path{margin:.5rem 0;padding-left:1.5rem}
ol.path li,ol.path a{padding:.625rem 0}
ol.path li{min-height:2.75rem}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
code{font-size:.875em}
table.stacked{width:100%;border-collapse:collapse;font-size:.875rem;position:relative}
.stacked th{text-align:left;color:var(--soft);font-weight:400}
.stacked th,.stacked td{padding:.5rem .5rem .5rem 0;border-bottom:1px solid var(--line);vertical-align:top}
.stacked tbody tr:last-child td{border-bottom:0}
@media (max-width:40rem){
.stacked,.stacked tbody,.stacked tr{display:block}
.stacked thead{display:none}
.stacked tr{padding:.5rem 0;border-bottom:1px solid var(--line)}
.stacked tr:last-child{border-bottom:0}
.stacked td{display:flex;justify-content:space-between;padding:.125rem 0;border-bottom:0}
.stacked td:before{content:attr(data-column);color:var(--soft);margin-right:1rem;flex:none}
.stacked td>span{text-align:right}
}
summary{min-height:2.75rem;padding:.625rem 0;cursor:pointer}
ol.stages{list-style:none;margin:.25rem 0 0;padding:0}
ol.stages li{display:flex;flex-wrap:wrap;justify-content:space-between;column-gap:1rem;margin-top:.5rem}
progress{flex:0 0 100%;width:100%;height:.5rem;accent-color:var(--accent)}
a[aria-current]{border-color:var(--accent);font-weight:600}
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
