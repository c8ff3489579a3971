import { join } from 'node:path';
import type { Plugin } from 'vite';
import { BuildError } from './buildError.ts';
import { type Page, settingsFor } from './findPages.ts';
import { messagesPlugin } from './messagesPlugin.ts';
import { afterBundle, type FirstView, type PageDraft } from './pageDraft.ts';
import { allBuiltTexts } from './readMessages.ts';
import { root } from './root.ts';
import { runCode } from './runSource.ts';
import type { BuildSettings } from './settings.ts';
import { buildForNode } from './viteBuild.ts';

// Private-use characters of Unicode, which no text contains: the beginning of a mark, the end of its id, and the end of the mark.
const [BEGIN, AFTER_ID, END] = ['\uE000', '\uE001', '\uE002'];

/** Puts a mark with the id of its message around a text; it survives `fill` and rendering. */
export const markText = (id: string, text: string): string => `${BEGIN}${id}${AFTER_ID}${text}${END}`;

const MARKS = new RegExp(`${BEGIN}\\w+${AFTER_ID}|${END}`, 'g');

/** Removes the marks from HTML or text. */
const withoutMarks = (html: string): string => html.replace(MARKS, '');

const mark = `${BEGIN}(\\w+)${AFTER_ID}([^${END}]*)${END}`;
const ALONE = new RegExp(`(<[a-z][^<>]*)>${mark}(?=</)`, 'g');
const DESCRIPTION = new RegExp(` (alt|title)="${mark}"`, 'g');
const BETWEEN_TAGS = new RegExp(`>[^<]*${mark}[^<]*<`);

/**
 * The HTML of a static page in which each element contains the id of its text (`data-text`), and each picture or frame that of its description
 * (`data-alt`, `data-title`), so that the page's script can replace them in another language. A text in any other attribute cannot be replaced.
 * @throws Error if a text is not the only content of its element
 */
export const nameTexts = (html: string): string => {
  const named = html
    .replace(ALONE, (_, tag: string, id: string, text: string) => `${tag} data-text="${id}">${text}`)
    .replace(DESCRIPTION, (_, name: string, id: string, text: string) => ` data-${name}="${id}" ${name}="${text}"`);
  const mixed = BETWEEN_TAGS.exec(named);
  if (mixed) throw new Error(`A text needs an element of its own: ${withoutMarks(mixed[0])}`);
  return withoutMarks(named);
};

/** First views by the folder of the page. */
export type FirstViews = ReadonlyMap<string, FirstView>;

const renderers = { preact: 'preact-render-to-string', react: 'react-dom/server' };

const prerenderStart = join(root, 'shared/app/prerender.tsx');

/** The view of a static page, which only the build runs. */
const viewOf = (page: Page): string => join(page.path, 'document.tsx');

// Each page's module is run before the screen that it has started is read.
const renderPage = (page: Page): string =>
  page.isStatic
    ? `add('${page.folder}', (await import('${viewOf(page)}')).staticPage);`
    : `await import('${join(page.path, page.entry)}');\nadd('${page.folder}', lastStartedScreen());`;

// Texts are resolved like those of a language file that has loaded: each contains a mark with the id of its message.
const prerenderCode = async (settings: BuildSettings, pages: readonly Page[]): Promise<string> => {
  const texts = Object.entries(await allBuiltTexts(settings.brand.defaultLanguage, settings)).map(([id, text]) => [
    id,
    markText(id, text),
  ]);
  return `
import { renderToString } from '${renderers[settings.engine]}';
import { lastStartedScreen } from '${prerenderStart}';
import { applyLanguage } from '${join(root, 'shared/i18n/t.ts')}';
export const firstViews = [];
const add = (folder, { title, description = '', view }) =>
  firstViews.push([folder, { title, description, html: renderToString(view) }]);
applyLanguage(${JSON.stringify(Object.fromEntries(texts))});
${pages.map(renderPage).join('\n')}`;
};

const ENTRY = join(root, 'prerender');

/** Bundles the first views. @param css the styles of each static page's view, which its script does not import */
const prerenderPlugin = (settings: BuildSettings, pages: readonly Page[], css: Map<string, string>): Plugin => {
  const sheets = new Map<string, string>();
  return {
    name: 'borrower-web:prerender',
    enforce: 'pre',
    // Before Vite makes modules of them.
    transform: { order: 'pre', filter: { id: /\.css$/ }, handler: (sheet, id) => void sheets.set(id, sheet) },
    resolveId: {
      filter: { id: /\/prerender$|\/app\/start\.tsx$/ },
      handler: (id) => (id === ENTRY ? ENTRY : prerenderStart),
    },
    load: { filter: { id: /\/prerender$/ }, handler: () => prerenderCode(settings, pages) },
    buildEnd() {
      // The style sheets that a module imports, in their order, and those of what it imports.
      const stylesOf = (id: string, seen: Set<string>): string => {
        if (seen.has(id)) return '';
        seen.add(id);
        const imported = (this.getModuleInfo(id)?.importedIds ?? []).map((each) => stylesOf(each, seen));
        return imported.join('') + (sheets.get(id) ?? '');
      };
      for (const page of pages) if (page.isStatic) css.set(page.folder, stylesOf(viewOf(page), new Set()));
    },
  };
};

type RenderedView = readonly [folder: string, view: Omit<FirstView, 'css'>];

/** Runs the pages' modules once, and returns their views. */
const renderViews = async (
  settings: BuildSettings,
  pages: readonly Page[],
): Promise<readonly (readonly [folder: string, view: FirstView])[]> => {
  if (!pages.length) return [];
  const css = new Map<string, string>();
  const code = await buildForNode(settings, {
    entry: ENTRY,
    plugins: [prerenderPlugin(settings, pages, css), messagesPlugin(settings)],
    ...(settings.engine === 'react' && { external: /^react(-dom)?(\/|$)/ }),
  });
  const { firstViews } = await runCode<{ readonly firstViews: readonly RenderedView[] }>(code);
  return firstViews.map(([folder, { title, description = '', html }]) => {
    const ofStatic = css.get(folder);
    return [
      folder,
      {
        title: withoutMarks(title),
        description: withoutMarks(description),
        html: ofStatic === undefined ? withoutMarks(html) : nameTexts(html),
        css: ofStatic ?? '',
      },
    ];
  });
};

/**
 * Renders the first views of pages in Node, with a `start` that stores the screen instead of starting it. Shared code is bundled and run once for
 * all pages; pages with `preact/compat`, which changes how everything beside it renders, and with React are bundled separately.
 */
export const prerender = async (settings: BuildSettings, pages: readonly Page[]): Promise<FirstViews> => {
  const groups = [undefined, 'compat', 'react'].map((react) => pages.filter(({ facts }) => facts.react === react));
  const views = await Promise.all(
    groups.map((group) => renderViews(group[0] ? settingsFor(settings, group[0]) : settings, group)),
  );
  return new Map(views.flat());
};

/** Adds a page's first view. */
export const firstViewPlugin = (draft: PageDraft, views: Promise<FirstViews>): Plugin =>
  afterBundle('first-view', async () => {
    const { page } = draft;
    const view = (await views).get(page.folder);
    if (!view) throw new Error(`pages/${page.folder} has no first view.`);
    if (/<[^>]+ style="/.test(view.html))
      throw new BuildError(
        `The first view of ${page.folder} has style attributes, which its policy blocks. Draw what has them in an effect, as pages/reactPreview/ does.`,
      );
    draft.firstView = view;
  });
