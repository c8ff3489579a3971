import type { Plugin } from 'vite';
import { NOT_STARTED } from '../../shared/app/notStarted.ts';
import { telOf } from '../../shared/lib/phone.ts';
import { documentTitle } from '../../shared/lib/texts.ts';
import { OFFLINE_PAGES } from '../../shared/platform/storage/offline/cachePage.ts';
import { FAVICON } from './brandPictures.ts';
import { policyOf } from './csp.ts';
import { element, escapeHtml, inlineScript, NO_FOUND_LINKS, SCRIPT_PLACE } from './html.ts';
import { licenceParts } from './licenceFiles.ts';
import { afterBundle, type PageDraft } from './pageDraft.ts';
import { allTexts } from './readMessages.ts';
import { aboutPage } from './searchable.ts';
import type { BuildSettings } from './settings.ts';
import { scriptOfEveryPage } from './viteBuild.ts';

/**
 * Tells the browser to prerender the target of any link with this class as soon as there is one. The text is constant, because the page's policy
 * contains its hash; shared/navigation/fetchAhead.ts adds the link.
 */
const SPECULATION_RULES = JSON.stringify({
  prerender: [{ where: { selector_matches: '.prerender' }, eagerness: 'immediate' }],
});

// For Chromium from version 136: compile the whole script at once, not each function at its first call. A page that renders a response calls most
// of them when it arrives, which is when the borrower waits. Other browsers take the line for a comment.
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad\n';

// A script taken from a template has no address in stack traces: this is the name that shared/reporting/describe.ts expects.
const NAME_IN_STACKS = '\n//# sourceURL=/page.js';

/**
 * The page's script inside of a function, where `require` loads a late part. As a module it would wait for the whole document, and a policy of hashes
 * would block it.
 */
const asClassicScript = (code: string, loader: string): string =>
  loader ? `((exports,require)=>{${loader};require=exports.partLoader(exports);${code}})({})` : `(()=>{${code}})()`;

// Where not even the script that shows it runs, styles do it; the address has the session still then, and its link opens the page.
const SHOW_NOT_STARTED = `#${NOT_STARTED}[hidden]{display:block;visibility:hidden;animation:late 0s 20s both}@keyframes late{to{visibility:visible}}noscript p{padding:11px 0}`;

/**
 * What a document says where its page does not start, with a way to load it again, and the lender's phone. Where no script chooses the borrower's
 * language it is in the default one. What is hidden costs the first paint nothing: the letters of Hindi and Chinese are in other fonts, and twice the
 * layout. Without scripts, loading it again would not help: it says in each language what is wrong, and what to allow.
 */
const notStarted = async (settings: BuildSettings): Promise<string> => {
  const { brand } = settings;
  const phone = `<a class="line" href="${telOf(brand.servicePhone)}">${escapeHtml(brand.servicePhone)}</a>`;
  const partIn = async (language: string) => {
    const texts = await allTexts(language, settings);
    const say = (id: string): string => escapeHtml(texts[id] ?? '');
    const shown = language === brand.defaultLanguage ? '' : 'hidden ';
    const open = `<a class="button" href="">${say('errorState.open')}</a>`;
    return {
      each: `<div class="stack" ${shown}lang="${language}"><p>${say('errorState.notFully')}</p>${open}</div>`,
      unscripted: `<p lang="${language}">${say('errorState.notFully')}</p>`,
      allow: say('noScript.allow'),
    };
  };
  const parts = await Promise.all(brand.languages.map(partIn));
  const all = (part: 'each' | 'unscripted'): string => parts.map((one) => one[part]).join('');
  const allow = [...new Set(parts.map((part) => part.allow))].join(' / ');
  return (
    `<noscript><div class="page"><div class="card">${all('unscripted')}<p>${allow}: JavaScript</p><p>${phone}</p></div></div></noscript>` +
    `<div id="${NOT_STARTED}" class="page" hidden><div class="card stack" role="alert">${all('each')}${phone}</div></div>`
  );
};

/**
 * Puts the parts of a page into one document, in the order in which the borrower needs them: what is painted and the first call, then the script. The
 * policy, which allows its scripts and styles by their hashes, precedes everything to which it applies.
 */
export const documentPlugin = (draft: PageDraft): Plugin =>
  afterBundle('document', async () => {
    const { settings, page, firstView, lateParts, css } = draft;
    const { brand, basePath } = settings;
    const { facts } = page;
    const isOffline = page.folder.startsWith(OFFLINE_PAGES);
    // On pages that wait for a response, the first view is painted before the script runs.
    const drawsFirst = !!facts.early;
    // It says where the page's script did not run. A static page is whole without its script.
    const starter = page.isStatic
      ? undefined
      : await scriptOfEveryPage(settings, drawsFirst ? 'runAfterFirstView.ts' : 'watchStart.ts');
    const head = inlineScript(draft.head.script);
    const code = inlineScript(draft.script.script);
    // What loads its late parts.
    const loader = lateParts.length ? (await scriptOfEveryPage(settings, 'partLoader.ts', 'cjs')).script : '';
    const script = [
      facts.early ? COMPILE_AT_ONCE : '',
      asClassicScript(code, loader),
      brand.reporting && drawsFirst ? NAME_IN_STACKS : '',
    ].join('');
    const firstCss = page.isStatic ? css.first : css.first + SHOW_NOT_STARTED;
    const rules = facts.prerendersNext && brand.prerenders !== false ? SPECULATION_RULES : '';
    const policy = policyOf(settings, {
      scripts: [head, script, starter?.script ?? '', rules].filter(Boolean),
      styles: [firstCss, css.late].filter(Boolean),
      lateParts: lateParts.map((part) => part.script),
      frames: facts.frames,
      hasWorker: isOffline && brand.worksOffline !== false,
    });
    const { title } = firstView;
    const [before = '', after] = firstView.html.split(SCRIPT_PLACE);
    const beforeScript = [
      `<!doctype html><html lang="${brand.defaultLanguage}"><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
      `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
      '<meta name="referrer" content="no-referrer">',
      `<meta name="${NO_FOUND_LINKS.name}" content="${NO_FOUND_LINKS.content}">`,
      // The title of the home page is the brand's name only.
      element('title', escapeHtml(title === brand.name ? title : documentTitle(title, brand.name))),
      aboutPage(settings, page, firstView),
      element('script', head),
      `<link rel="icon" href="${basePath}${FAVICON}"><meta name="theme-color" content="${brand.colors.light.brand}">`,
      element('style', firstCss),
      `</head><body><div id="root">${before}`,
    ].join('');
    // The late styles come before the script runs: on a slow connection the browser paints the rendered data at once, and styles that arrive after
    // that would move the whole page.
    const rest = element('style', css.late) + element('script', script);
    const scripts = drawsFirst ? `<template>${rest}</template>` : rest;
    const notice = starter ? (await notStarted(settings)) + element('script', starter.script) : '';
    draft.beforeScript = beforeScript;
    draft.document = [
      beforeScript,
      after === undefined ? `</div>${notice}${scripts}` : `${scripts}${after}</div>`,
      facts.statesLicence ? (await licenceParts(brand)).html : '',
      // The worker stores only a document that names the page.
      isOffline ? `<template data-page="${page.folder}"></template>` : '',
      // Placed where they delay nothing; a `<meta>` element would have to be in the head.
      rules && `<script type="speculationrules">${rules}</script>`,
      `<template data-build="${draft.id}"></template></body></html>\n`,
    ].join('');
    draft.scripts = [
      { script: head, map: draft.head.map },
      { script: code, map: draft.script.map },
      ...(starter ? [starter] : []),
    ];
  });
