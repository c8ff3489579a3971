import { join } from 'node:path';
import type { Plugin } from 'rolldown';
import { allBuiltTexts } from './allTexts.ts';
import { bundleInput, viewOf } from './bundle.ts';
import type { Page } from './findPages.ts';
import { root } from './root.ts';
import { runBundle } from './runBundle.ts';
import type { Described } from './searchable.ts';
import type { BuildSettings } from './settings.ts';
import { markText, nameTexts, withoutMarks } from './textMarks.ts';

/** The results of prerendering a page. */
export interface FirstView extends Described {
  readonly html: string;
}

/** First views by the folder of the page. */
export type FirstViews = ReadonlyMap<string, FirstView>;

const renderers = { preact: 'preact-render-to-string', react: 'react-dom/server' };

const prerenderStart = join(root, 'shared/app/prerender.tsx');

const screenOf = (page: Page): string => `
import ${JSON.stringify(join(page.path, page.entry))};
import { lastStartedScreen } from ${JSON.stringify(prerenderStart)};
const { title, view } = lastStartedScreen();
const description = '';`;

const staticViewOf = (page: Page): string => `
import { staticPage } from ${JSON.stringify(viewOf(page))};
const { title, view, description } = staticPage;`;

const pageModule = (engine: BuildSettings['engine'], page: Page): string => `
import { renderToString } from ${JSON.stringify(renderers[engine])};
${page.isStatic ? staticViewOf(page) : screenOf(page)}
export default [${JSON.stringify(page.folder)}, { title, description, html: renderToString(view) }];`;

const VIEWS = 'virtual:prerender';
const PAGE = `${VIEWS}/`;
const MARKS = `${VIEWS}-marks`;

// Texts are resolved like those of a language file that has loaded: each contains a mark with the id of its message.
const marksModule = async (brand: BuildSettings['brand']): Promise<string> => {
  const texts = Object.entries(await allBuiltTexts(brand.defaultLanguage, brand)).map(([id, text]) => [
    id,
    markText(id, text),
  ]);
  return `
import { applyLanguage } from ${JSON.stringify(join(root, 'shared/i18n/t.ts'))};
applyLanguage(${JSON.stringify(Object.fromEntries(texts))});`;
};

// One module per page, which runs the page's screen and then reads what was started.
const entryCode = (pages: readonly Page[]): string =>
  [
    `import ${JSON.stringify(MARKS)};`,
    ...pages.map(({ folder }, at) => `import page${at} from ${JSON.stringify(PAGE + folder)};`),
    `export const firstViews = [${pages.map((_, at) => `page${at}`)}];`,
  ].join('\n');

const prerenderPlugin = ({ brand, engine }: BuildSettings, pages: readonly Page[]): Plugin => ({
  name: 'borrower-web:prerender',
  resolveId: {
    filter: { id: /^virtual:prerender|\/app\/start\.tsx$/ },
    handler: (id) => (id.startsWith(VIEWS) ? `${root}/${id}` : prerenderStart),
  },
  load: {
    filter: { id: /\/virtual:prerender/ },
    handler(id) {
      if (id.endsWith(MARKS)) return marksModule(brand);
      const page = pages.find(({ folder }) => id.endsWith(PAGE + folder));
      return page && pageModule(engine, page);
    },
  },
});

type RenderedView = readonly [folder: string, view: FirstView];

/** Runs the pages' modules once, and returns their views. */
const runViews = async (settings: BuildSettings, pages: readonly Page[]): Promise<readonly RenderedView[]> => {
  const { transform, ...input } = bundleInput(settings);
  const { firstViews } = await runBundle<{ readonly firstViews: readonly RenderedView[] }>(entryCode(pages), {
    ...input,
    plugins: [prerenderPlugin(settings, pages), input.plugins],
    transform: { ...transform, define: { ...transform?.define, 'import.meta.env.SSR': 'true' } },
    ...(settings.engine === 'react' && { external: /^react/ }),
  });
  return firstViews;
};

const renderViews = async (settings: BuildSettings, pages: readonly Page[]): Promise<readonly RenderedView[]> => {
  if (!pages.length) return [];
  const isStatic = new Set(pages.filter((page) => page.isStatic).map(({ folder }) => folder));
  const rendered = await runViews(settings, pages);
  return rendered.map(([folder, { title, description, html }]) => [
    folder,
    {
      title: withoutMarks(title),
      description: withoutMarks(description ?? ''),
      html: isStatic.has(folder) ? nameTexts(html) : withoutMarks(html),
    },
  ]);
};

/**
 * Renders the first views of pages in Node, with a `start` that stores the screen instead of starting it. Shared code is bundled and run once for
 * all pages; pages with `preact/compat`, which changes how everything beside it renders, are bundled separately.
 */
export const prerender = async (settings: BuildSettings, pages: readonly Page[]): Promise<FirstViews> => {
  const isCompat = ({ facts }: Page): boolean => facts.react === 'compat';
  const views = await Promise.all([
    renderViews(
      settings,
      pages.filter((page) => !isCompat(page)),
    ),
    renderViews(settings, pages.filter(isCompat)),
  ]);
  return new Map(views.flat());
};
