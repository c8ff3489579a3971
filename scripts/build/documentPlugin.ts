import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Brand, Language } from '../../shared/brand/brand.ts';
import { documentTitle } from '../../shared/lib/texts.ts';
import { assemble, inlineScript } from './assemble.ts';
import { FAVICON } from './brandPictures.ts';
import { buildIdOf } from './buildId.ts';
import { policyOf } from './csp.ts';
import type { Page } from './findPages.ts';
import { licenceParts } from './licenceFiles.ts';
import type { FirstView, PageDraft } from './pageDraft.ts';
import { root } from './root.ts';
import { aboutPage } from './searchable.ts';
import type { BuildSettings } from './settings.ts';
import { buildScript, type MappedScript } from './viteBuild.ts';

/**
 * Tells the browser to prerender the target of any link with this class as soon as there is one. The text is constant, because the page's policy
 * contains its hash; shared/navigation/prerenderAhead.ts adds the link.
 */
const SPECULATION_RULES = JSON.stringify({
  prerender: [{ where: { selector_matches: '.prerender' }, eagerness: 'immediate' }],
});

const NO_SCRIPT: MappedScript = { script: '', map: { map: null, before: '' } };

// On pages that wait for a response, the first view is painted before the script runs.
const drawsFirst = ({ early, runsAtOnce }: Page['facts']): boolean => !!early && !runsAtOnce;

// A script taken from a template has no address in stack traces: this is the name that shared/reporting/describeError.ts expects.
const nameInStacks = ({ brand }: BuildSettings, { facts }: Page): string =>
  brand.reporting && drawsFirst(facts) ? '\n//# sourceURL=/page.js' : '';

const buildStarter = async (settings: BuildSettings): Promise<MappedScript> => {
  const [{ code, map }] = await buildScript(settings, { entry: join(root, 'shared/app/runAfterFirstView.ts') });
  return { script: `(()=>{${code.trim()}})()`, map: { map, before: '(()=>{' } };
};

let starter: Promise<MappedScript> | undefined;

// The same for every page of every brand.
const starterOf = (settings: BuildSettings, { facts }: Page): MappedScript | Promise<MappedScript> => {
  if (!drawsFirst(facts)) return NO_SCRIPT;
  starter ??= buildStarter({ ...settings, hasSourceMaps: true });
  return starter;
};

// The title of the home page is the brand's name only.
const titleOf = ({ title }: FirstView, { name }: Brand): string => (title === name ? name : documentTitle(title, name));

const noScript: { readonly [language in Language]: string } = {
  en: 'Please allow JavaScript, or use the app.',
  fil: 'Payagan ang JavaScript, o gamitin ang app.',
  id: 'Izinkan JavaScript, atau gunakan aplikasi.',
  zh: '请允许 JavaScript，或使用应用。',
  hi: 'कृपया JavaScript की अनुमति दें, या ऐप इस्तेमाल करें।',
};

/** Puts the parts of a page into one document, with a policy that allows its scripts and styles by their hashes. */
export const documentPlugin = (draft: PageDraft): Plugin => ({
  name: 'borrower-web:document',
  enforce: 'post',
  async generateBundle() {
    const { settings, page, firstView, head, script, lateParts, css } = draft;
    const { brand, basePath } = settings;
    const starter = await starterOf(settings, page);
    const parts = {
      head: inlineScript(head.script),
      script: inlineScript(script.script + nameInStacks(settings, page)),
      afterFirstView: inlineScript(starter.script),
      css: css.first,
      lateCss: css.late,
    };
    const speculationRules = page.facts.prerendersNext && brand.prerenders !== false ? SPECULATION_RULES : '';
    const licence = page.facts.statesLicence ? (await licenceParts(brand)).html : '';
    const { document, beforeScript } = assemble({
      ...parts,
      buildId: buildIdOf(settings),
      favicon: basePath + FAVICON,
      language: brand.defaultLanguage,
      title: titleOf(firstView, brand),
      themeColor: brand.colors.light.brand,
      policy: policyOf(
        settings,
        [parts.head, parts.script, parts.afterFirstView, speculationRules].filter(Boolean),
        [parts.css, parts.lateCss].filter(Boolean),
        page.facts.frames,
        lateParts.map((part) => part.script),
        page.facts.worksOffline && brand.worksOffline !== false,
      ),
      ...aboutPage(settings, page, firstView),
      firstView: firstView.html,
      speculationRules,
      // The worker stores only a document that names the page.
      below: page.facts.worksOffline ? `${licence}<template data-page="${page.folder}"></template>` : licence,
      // A static page needs no message for browsers without scripts.
      noScript: page.isStatic ? '' : noScript[brand.defaultLanguage],
    });
    draft.document = document;
    draft.beforeScript = beforeScript;
    draft.scripts = [
      { script: parts.head, map: head.map },
      { script: parts.script, map: script.map },
      { script: parts.afterFirstView, map: starter.map },
    ].filter((each) => each.script);
  },
});
