/** The parts of a page's document. */
export interface DocumentParts {
  /** The id of the build; see buildId.ts. */
  readonly buildId: string;
  /** The address of the brand's logo for a browser's tab. */
  readonly favicon: string;
  readonly language: string;
  readonly title: string;
  /** The colour of the browser's own bar, `#rrggbb`. */
  readonly themeColor: string;
  readonly policy: string;
  /** The metadata for search engines and link previews. */
  readonly meta: string;
  /** Structured metadata as JSON-LD; empty if there is none. */
  readonly structured: string;
  readonly head: string;
  readonly css: string;
  readonly firstView: string;
  readonly noScript: string;
  readonly script: string;
  /** The code that runs the script after the first view is painted, see shared/app/runAfterFirstView.ts; empty if the script runs as it arrives. */
  readonly afterFirstView: string;
  /** Which links the browser prerenders; empty for none. */
  readonly speculationRules: string;
  /** The content below the screen, after the script. */
  readonly below: string;
  /** Styles that the first view does not need; they come after it. */
  readonly lateCss: string;
}

/** Escapes a script for use in a document, so that nothing in it ends or comments out the element around it. */
export const inlineScript = (code: string): string =>
  code.replace(/<\/(script)/gi, '<\\/$1').replace(/<!--/g, '<\\!--');

/** Escapes text for use in HTML or in an attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

// The placeholder that shared/app/staticPage.tsx renders in a prerendered view.
const SCRIPT_PLACE = /<template data-script(?:="[^"]*")?><\/template>/;

/** The part of a first view before the page's script. */
export const beforeScriptPlace = (firstView: string): string => firstView.split(SCRIPT_PLACE)[0] ?? '';

/** Keeps Safari from making links of dates, amounts and codes: it changes the text for that. */
export const NO_FOUND_LINKS = { name: 'format-detection', content: 'telephone=no,date=no,address=no,email=no' };

const element = (name: string, content: string): string => content && `<${name}>${content}</${name}>`;

/**
 * Assembles a page as one response, in the order in which the borrower needs its parts: what is painted and the first call, then the script. The
 * policy precedes everything to which it applies.
 */
export const assemble = (parts: DocumentParts): { beforeScript: string; document: string } => {
  const [before = '', after = ''] = parts.firstView.split(SCRIPT_PLACE);
  const beforeScript = [
    `<!doctype html><html lang="${parts.language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<meta http-equiv="Content-Security-Policy" content="${parts.policy}">`,
    '<meta name="referrer" content="no-referrer">',
    `<meta name="${NO_FOUND_LINKS.name}" content="${NO_FOUND_LINKS.content}">`,
    `<title>${escapeHtml(parts.title)}</title>`,
    parts.meta,
    element('script', parts.head),
    `<link rel="icon" href="${parts.favicon}"><meta name="theme-color" content="${parts.themeColor}">`,
    element('style', parts.css),
    `</head><body><div id="root">${before}`,
  ].join('');
  const isSplit = SCRIPT_PLACE.test(parts.firstView);
  const noScript = parts.noScript && element('noscript', `<p>${escapeHtml(parts.noScript)}</p>`);
  const lateStyles = element('style', parts.lateCss);
  // The late styles come before the script runs: on a slow connection the browser paints the rendered data at once, and styles that arrive after
  // that would move the whole page.
  const script = parts.afterFirstView
    ? `<template>${element('script', parts.script)}</template>${lateStyles}${element('script', parts.afterFirstView)}`
    : lateStyles + element('script', parts.script);
  const rest = isSplit ? `${script}${after}</div>` : `</div>${script}${noScript}`;
  const structured =
    parts.structured && `<script type="application/ld+json">${inlineScript(parts.structured)}</script>`;
  // Placed where it delays nothing; a `<meta>` element would have to be in the head.
  const rules = parts.speculationRules && `<script type="speculationrules">${parts.speculationRules}</script>`;
  const build = `<template data-build="${parts.buildId}"></template>`;
  const end = `${parts.below}${structured}${rules}${build}</body></html>\n`;
  return { beforeScript, document: beforeScript + rest + end };
};
