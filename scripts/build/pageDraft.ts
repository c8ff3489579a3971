import type { Plugin, Rolldown } from 'vite';
import type { Page } from './findPages.ts';
import type { Described } from './searchable.ts';
import type { BuildSettings } from './settings.ts';
import type { MappedScript } from './viteBuild.ts';

/** A prerendered page. */
export interface FirstView extends Described {
  readonly html: string;
  /** The styles of a static page's view, which no script imports. */
  readonly css: string;
}

/** A file next to the pages. Its address, below the base path, contains a hash of its content: `/late/later.1a2b3c4d.js`. */
export interface LateFile extends MappedScript {
  readonly path: string;
}

/** A part of a page's script, which an `import()` in its source loads. */
export interface LatePart {
  readonly name: string;
  /** Its own file, and the one that it shares with the parts of other pages. */
  readonly files: readonly LateFile[];
  /** What runs: the files, one after the other. */
  readonly script: string;
}

/** The texts of a page in a language other than the default one. */
export interface LanguageFile {
  readonly language: string;
  readonly path: string;
  readonly content: string;
}

/** An export of a module, and its name between the common part and a page. */
export interface Link {
  readonly module: string;
  readonly name: string;
  readonly as: string;
}

/** The modules that the rest of several pages has in common, in a file of their own: a phone loads it once for all of these pages. */
export interface CommonPart extends LateFile {
  /** The folders of the pages that load it. */
  readonly pages: readonly string[];
  /** Its modules, each with the style sheets that it needs. */
  readonly modules: ReadonlyMap<string, readonly string[]>;
  /** The folders of the installed packages whose code is in it. */
  readonly packages: readonly string[];
  /** What pages take from it. */
  readonly gives: readonly Link[];
  /** What it takes from the page on which it runs. */
  readonly takes: readonly Link[];
  /** The numbers of its texts. */
  readonly texts: readonly string[];
}

/** Styles in two parts: those that the first view needs, and those that can come after it. */
export interface SplitCss {
  readonly first: string;
  readonly late: string;
}

/** A page while Vite builds it: each plugin of `pagePlugins` in vite.config.ts adds its part, from those before it. */
export interface PageDraft {
  readonly settings: BuildSettings;
  /** The id of the build. */
  readonly id: string;
  readonly page: Page;
  /** What its rest has in common with that of others; undefined on a page without that. */
  readonly common: CommonPart | undefined;
  firstView: FirstView;
  script: MappedScript;
  lateParts: readonly LatePart[];
  /** What stands in its document's script, by module. */
  modules: Rolldown.OutputChunk['modules'];
  /** The folders of the installed packages whose code is in its scripts. */
  packages: readonly string[];
  /** The numbers of its texts. */
  texts: readonly string[];
  languageFiles: readonly LanguageFile[];
  head: MappedScript;
  css: SplitCss;
  document: string;
  /** The part of the document before the script. */
  beforeScript: string;
  /** The scripts in the document. */
  scripts: readonly MappedScript[];
}

/** A step that adds its part to a page's draft, once Vite has bundled the page. */
export const afterBundle = (name: string, step: (bundle: Rolldown.OutputBundle) => Promise<void>): Plugin => ({
  name: `borrower-web:${name}`,
  enforce: 'post',
  generateBundle: (_, bundle) => step(bundle),
});

/** A built page. */
export type BuiltPage = Readonly<PageDraft>;
