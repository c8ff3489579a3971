import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Brand, Language } from '../../shared/brand/brand.ts';
import type { Texts } from '../../shared/i18n/messages.ts';
import { documentTitle } from '../../shared/lib/documentTitle.ts';
import { builtTexts } from './allTexts.ts';
import { assemble, beforeScriptPlace, inlineScript } from './assemble.ts';
import { brandCss } from './brandPlugin.ts';
import { buildIdOf } from './buildId.ts';
import { type Bundle, bundleScript, bundleView, type LatePart, type MappedScript, type UsedTexts } from './bundle.ts';
import { policyOf } from './csp.ts';
import { earlyCallPlan } from './earlyCall.ts';
import type { Page } from './findPages.ts';
import { type FirstView, type FirstViews, prerender } from './firstViews.ts';
import { headScript } from './head.ts';
import { type LicenceParts, licenceParts } from './licenceFiles.ts';
import { FAVICON } from './logo.ts';
import { root } from './root.ts';
import { aboutPage } from './searchable.ts';
import type { BuildSettings } from './settings.ts';
import { SPECULATION_RULES } from './speculationRules.ts';
import { splitCss, withoutUnusedProperties } from './splitCss.ts';
import { withoutUnusedClasses } from './unusedClasses.ts';

/** A built page: its document, the part of it before the script, and the files of other languages. */
export interface BuiltPage {
  readonly page: Page;
  readonly document: string;
  readonly beforeScript: string;
  readonly languageFiles: readonly { readonly path: string; readonly content: string }[];
  readonly lateParts: readonly LatePart[];
  /** The scripts in the document, with their maps. */
  readonly scripts: readonly MappedScript[];
  /** The installed packages whose code is in its scripts. */
  readonly packages: readonly string[];
}

const textsIn = (used: readonly UsedTexts[], language: string): Texts =>
  Object.assign({}, ...used.map(({ set, keys }) => builtTexts(set, language, keys)));

// The texts that a static page's view shows; other texts, such as its description, are in the head.
const namedIn = (html: string, texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).filter(([id]) =>
      ['text', 'alt', 'title'].some((name) => html.includes(` data-${name}="${id}"`)),
    ),
  );

const shortHash = (content: string): string => createHash('sha256').update(content).digest('hex').slice(0, 8);

// All language files of a page share one hash, so that its head contains only that one.
const languageFilesOf = ({ brand }: BuildSettings, page: Page, used: readonly UsedTexts[], view: FirstView) => {
  const files = brand.languages
    .filter((language) => language !== brand.defaultLanguage)
    .map((language) => {
      const texts = textsIn(used, language);
      return { language, content: JSON.stringify(page.isStatic ? namedIn(view.html, texts) : texts) };
    });
  const hash = shortHash(files.map(({ content }) => content).join('\n'));
  return files.map((file) => ({ ...file, path: `/texts/${page.folder}.${hash}.${file.language}.json` }));
};

const headOf = (settings: BuildSettings, { folder, facts }: Page, files: ReturnType<typeof languageFilesOf>) =>
  headScript(settings, {
    __EARLY__: facts.early ? JSON.stringify(earlyCallPlan(facts.early, settings.brand)) : 'null',
    __SCREEN__: JSON.stringify(folder),
    __APP_PARAMETER__: JSON.stringify(settings.brand.app?.parameter ?? null),
    __APP_VALUES__: `/^(${settings.brand.app?.values.join('|')})$/i`,
    __UNLESS_STORED__: String(!!facts.earlyUnlessStored),
    __IS_ROUTED__: String(!!facts.isRouted),
    __NEEDS__: JSON.stringify(facts.earlyNeeds ?? null),
    __OTHER_LANGUAGES__: JSON.stringify(files.map(({ language }) => language)),
    __LANGUAGE_FILES__: JSON.stringify(files[0] ? settings.basePath + files[0].path.replace(/\w+\.json$/, '') : ''),
  });

// For Chromium from version 136: compile the whole script at once, not each function at its first call. A page that renders a response calls most
// of them when it arrives, which is when the borrower waits. Other browsers take the line for a comment.
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad\n';

const NO_SCRIPT: MappedScript = { script: '', map: { map: null, before: '' } };

// On pages that wait for a response, the first view is painted before the script runs.
const drawsFirst = ({ early, runsAtOnce }: Page['facts']): boolean => !!early && !runsAtOnce;

// A script taken from a template has no address in stack traces: this is the name that shared/reporting/describeError.ts expects.
const nameInStacks = ({ brand }: BuildSettings, { facts }: Page): string =>
  brand.reporting && drawsFirst(facts) ? '\n//# sourceURL=/page.js' : '';

const starters = new Map<string, Promise<MappedScript>>();

const starterOf = (settings: BuildSettings, { facts }: Page): Promise<MappedScript> => {
  if (!drawsFirst(facts)) return Promise.resolve(NO_SCRIPT);
  // The same for every page of a build.
  const key = JSON.stringify(settings);
  const starter = starters.get(key) ?? bundleScript(settings, join(root, 'shared/app/runAfterFirstView.ts'));
  starters.set(key, starter);
  return starter;
};

/** The script, styles and texts of a page, besides its first view. */
const bundlePage = async (settings: BuildSettings, page: Page): Promise<Bundle> => {
  const main = await bundleScript(settings, join(page.path, page.entry));
  if (page.facts.early)
    return {
      ...main,
      script: COMPILE_AT_ONCE + main.script,
      map: { ...main.map, before: COMPILE_AT_ONCE + main.map.before },
    };
  if (!page.isStatic) return main;
  const { css, texts } = await bundleView(settings, page);
  return { ...main, css: main.css + css, texts };
};

const firstViewOf = async ({ folder }: Page, views: Promise<FirstViews>): Promise<FirstView> => {
  const view = (await views).get(folder);
  if (!view) throw new Error(`pages/${folder} has no first view.`);
  return view;
};

const NO_LICENCE: LicenceParts = { html: '', files: [] };

// A first view contains only the empty container for toasts, so their styles can load later.
const withoutToast = (html: string): string => html.replace(/<div class="toast"[^>]*><\/div>/, '');

// The title of the home page is the brand's name only.
const titleOf = ({ title }: FirstView, { name }: Brand): string => (title === name ? name : documentTitle(title, name));

const noScript: { readonly [language in Language]: string } = {
  en: 'Please allow JavaScript, or use the app.',
  fil: 'Payagan ang JavaScript, o gamitin ang app.',
  id: 'Izinkan JavaScript, atau gunakan aplikasi.',
  zh: '请允许 JavaScript，或使用应用。',
  hi: 'कृपया JavaScript की अनुमति दें, या ऐप इस्तेमाल करें।',
};

/**
 * Builds one page: bundles it, and puts its script and its first view into one document with its policy.
 * @param views the first views of all pages that are built; without them, only this page's is made
 */
export const buildPage = async (
  settings: BuildSettings,
  page: Page,
  views: Promise<FirstViews> = prerender(settings, [page]),
): Promise<BuiltPage> => {
  const bundle = await bundlePage(settings, page);
  const firstView = await firstViewOf(page, views);
  const files = languageFilesOf(settings, page, bundle.texts, firstView);
  const head = await headOf(settings, page, files);
  const starter = await starterOf(settings, page);
  const { html: below, files: fetched } = page.facts.statesLicence ? await licenceParts(settings.brand) : NO_LICENCE;
  const own = withoutUnusedClasses(
    bundle.css,
    [
      firstView.html,
      head.script,
      bundle.script,
      ...bundle.lateParts.map(({ code }) => code),
      ...fetched.map(({ content }) => content),
    ].join('\n'),
  );
  const css = splitCss(
    withoutUnusedProperties(brandCss(settings.brand) + own),
    withoutToast(beforeScriptPlace(firstView.html)),
  );
  const parts = {
    head: inlineScript(head.script),
    script: inlineScript(bundle.script + nameInStacks(settings, page)),
    afterFirstView: inlineScript(starter.script),
    css: css.first,
    lateCss: css.late,
  };
  const speculationRules = page.facts.prerendersNext && settings.brand.prerenders !== false ? SPECULATION_RULES : '';
  const { document, beforeScript } = assemble({
    ...parts,
    buildId: buildIdOf(settings),
    favicon: settings.basePath + FAVICON,
    language: settings.brand.defaultLanguage,
    title: titleOf(firstView, settings.brand),
    themeColor: settings.brand.colors.light.brand,
    policy: policyOf(
      settings,
      [parts.head, parts.script, parts.afterFirstView, speculationRules].filter(Boolean),
      [parts.css, parts.lateCss].filter(Boolean),
      page.facts.frames,
      bundle.lateParts.map(({ code }) => code),
      page.facts.worksOffline && settings.brand.worksOffline !== false,
    ),
    ...aboutPage(settings, page, firstView),
    firstView: firstView.html,
    speculationRules,
    below,
    // A static page needs no message for browsers without scripts.
    noScript: page.isStatic ? '' : noScript[settings.brand.defaultLanguage],
  });
  return {
    page,
    document,
    beforeScript,
    languageFiles: files,
    lateParts: bundle.lateParts,
    scripts: [
      { script: parts.head, map: head.map },
      { script: parts.script, map: bundle.map },
      { script: parts.afterFirstView, map: starter.map },
    ].filter(({ script }) => script),
    packages: bundle.packages,
  };
};
