/** The parts of a page's document. */
export interface DocumentParts {
  /** Of the build that the page is of; see buildId.ts. */
  readonly buildId: string;
  /** The address of the brand's logo for a browser's tab. */
  readonly favicon: string;
  readonly language: string;
  readonly title: string;
  /** What a browser draws its own bar in, `#rrggbb`. */
  readonly themeColor: string;
  readonly policy: string;
  /** What search engines and links elsewhere learn of the page. */
  readonly meta: string;
  /** The same for machines, as JSON-LD; empty where there is nothing to tell. */
  readonly structured: string;
  readonly head: string;
  readonly css: string;
  readonly firstView: string;
  readonly noScript: string;
  readonly script: string;
  /** What runs that script once the first view is drawn, see shared/app/runAfterFirstView.ts; empty where it runs as it arrives. */
  readonly afterFirstView: string;
  /** Which links the browser prerenders; empty for none. */
  readonly speculationRules: string;
  /** What stands below the screen, after the script. */
  readonly below: string;
  /** Styles that the first view does without; they stand behind it. */
  readonly lateCss: string;
}

/** A script as it may stand in a document: nothing in it ends or comments out the element around it. */
export const inlineScript = (code: string): string =>
  code.replace(/<\/(script)/gi, '<\\/$1').replace(/<!--/g, '<\\!--');

/** Text as it may stand in a document or in an attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

// What shared/app/ScriptSlot.tsx leaves in a prerendered view.
const SCRIPT_PLACE = /<template data-script(?:="[^"]*")?><\/template>/;

/** The part of a first view that stands before the page's script. */
export const beforeScriptPlace = (firstView: string): string => firstView.split(SCRIPT_PLACE)[0] ?? '';

const element = (name: string, content: string): string => content && `<${name}>${content}</${name}>`;

/**
 * One page as one response, in the order in which the borrower needs it: what paints and the first call, then the
 * script. The policy stands before anything that it judges.
 */
export const assemble = (parts: DocumentParts): { beforeScript: string; document: string } => {
  const [before = '', after = ''] = parts.firstView.split(SCRIPT_PLACE);
  const beforeScript = [
    `<!doctype html><html lang="${parts.language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<meta http-equiv="Content-Security-Policy" content="${parts.policy}">`,
    '<meta name="referrer" content="no-referrer">',
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
  // Before the script runs, for on a slow line the browser paints what it has drawn as soon as that stands: without its styles, which
  // would move all of the page as they come.
  const script = parts.afterFirstView
    ? `<template>${element('script', parts.script)}</template>${lateStyles}${element('script', parts.afterFirstView)}`
    : lateStyles + element('script', parts.script);
  const rest = isSplit ? `${script}${after}</div>` : `</div>${script}${noScript}`;
  const structured =
    parts.structured && `<script type="application/ld+json">${inlineScript(parts.structured)}</script>`;
  // Where it delays nothing; `<meta>` would have to be in the head.
  const rules = parts.speculationRules && `<script type="speculationrules">${parts.speculationRules}</script>`;
  const build = `<template data-build="${parts.buildId}"></template>`;
  const end = `${parts.below}${structured}${rules}${build}</body></html>\n`;
  return { beforeScript, document: beforeScript + rest + end };
};
