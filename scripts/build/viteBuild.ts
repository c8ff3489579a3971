import { join } from 'node:path';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { appModules } from './appModules.ts';
import { brandPlugin } from './brandPlugin.ts';
import { buildIdOf } from './buildId.ts';
import { WORKER } from './hostHeaders.ts';
import { reactPlugin } from './reactPlugin.ts';
import { root } from './root.ts';
import { sassPlugin } from './sassPlugin.ts';
import type { BuildSettings } from './settings.ts';

/** The oldest browsers that the app runs on. */
const BROWSERS = ['chrome64', 'safari12'];

/** A script as it stands in a file, with its map. */
export interface MappedScript {
  readonly script: string;
  readonly map: Pick<Rolldown.SourceMap, 'version' | 'sources' | 'names' | 'mappings'> | null;
}

/** What one call of Vite's `build` makes. */
interface Bundle {
  readonly plugins?: readonly Plugin[];
  readonly define?: Readonly<Record<string, string>>;
  readonly output?: Rolldown.OutputOptions;
}

const configOf = (settings: BuildSettings, { plugins = [], define }: Bundle) =>
  ({
    root,
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'silent',
    mode: 'production',
    plugins: [reactPlugin(settings.engine), appModules, brandPlugin(settings), sassPlugin(settings.brand), ...plugins],
    define: {
      __BASE_PATH__: JSON.stringify(settings.basePath),
      __INSTEAD__: JSON.stringify(settings.brand.pages) ?? 'undefined',
      'process.env.NODE_ENV': '"production"',
      // Where the process's own NODE_ENV is another, as in the test runner, Vite would build the pages for development.
      'import.meta.env.DEV': 'false',
      ...define,
    },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    // Without this, Vite looks for a configuration of PostCSS at each call.
    css: { postcss: {} },
  }) satisfies InlineConfig;

// Vite's answer is a list where it builds a library, and each of ours has one output.
const outputOf = async (config: InlineConfig): Promise<Rolldown.RolldownOutput['output']> => {
  const [made] = [await build(config)].flat();
  if (!made || !('output' in made)) throw new Error('Vite gave no output.');
  return made.output;
};

/** Bundles a script for the oldest browsers, without writing it. `cjs` makes a `require` of each `import()`. @returns the entry and the other files. */
export const buildScript = (
  settings: BuildSettings,
  {
    entry,
    format = 'es',
    output,
    ...more
  }: Bundle & { readonly entry: string | readonly string[]; readonly format?: 'es' | 'cjs' },
): Promise<Rolldown.RolldownOutput['output']> =>
  outputOf({
    // What packages call `globalThis`, Chromium knows from version 71 on.
    ...configOf(settings, { ...more, define: { globalThis: 'self', ...more.define } }),
    build: {
      write: false,
      target: BROWSERS,
      // Maps are for the publisher of the build; no file refers to one.
      sourcemap: settings.isPublished ? 'hidden' : false,
      // Around the `import()` of a library, Vite puts no helper that loads a module, which a policy of hashes blocks.
      lib: {
        entry: typeof entry === 'string' ? entry : [...entry],
        formats: [format],
        fileName: 'page',
        cssFileName: 'page',
      },
      rolldownOptions: {
        // Else an entry whose late parts import its exports would be a second file beside the page's.
        preserveEntrySignatures: 'allow-extension',
        // No getter here does anything but give a value: an unused property, and a constant at its only use, cost no byte.
        treeshake: { propertyReadSideEffects: false },
        optimization: { inlineConst: { mode: 'all' } },
        output: { minify: true, comments: false, generatedCode: { symbols: false }, ...output },
      },
    },
  });

/** Bundles a script that imports nothing when it runs, as a classic one: it runs where it stands in a document, and leaves no name behind. */
export const buildClassicScript = async (
  settings: BuildSettings,
  bundle: Bundle & { readonly entry: string; readonly format?: 'cjs' },
): Promise<MappedScript> => {
  const output = { banner: '(()=>{', footer: '})()' };
  const [{ code, map }] = await buildScript(settings, { ...bundle, output });
  return { script: code.trim(), map };
};

/**
 * The service worker of a build: its file, `sw.js`, and its script. For a brand without a worker, the script removes those of earlier builds, and
 * itself.
 */
export const workerScript = async (settings: BuildSettings): Promise<{ path: string; content: string }> => {
  const source = settings.brand.worksOffline === false ? 'workerOff.ts' : 'worker.ts';
  const entry = join(root, 'shared/platform/storage/offline', source);
  // The build id makes the browser notice that the file has changed.
  const define = { __BUILD_ID__: JSON.stringify(buildIdOf(settings)) };
  const { script } = await buildClassicScript(settings, { entry, define });
  return { path: WORKER, content: script };
};

const ofEveryPage = new Map<string, Promise<MappedScript>>();

/** Bundles a file of `shared/app/` that is the same on every page of every brand, once for all of them, with its map. */
export const scriptOfEveryPage = (settings: BuildSettings, file: string, format?: 'cjs'): Promise<MappedScript> => {
  const bundle = { entry: join(root, 'shared/app', file), ...(format && { format }) };
  const made = ofEveryPage.get(file) ?? buildClassicScript({ ...settings, isPublished: true }, bundle);
  ofEveryPage.set(file, made);
  return made;
};

/** Bundles code that Node runs, with all packages that it imports but those that `external` matches. @returns the code. */
export const buildForNode = async (
  settings: BuildSettings,
  { entry, external, ...more }: Bundle & { readonly entry: string; readonly external?: RegExp },
): Promise<string> => {
  const [{ code }] = await outputOf({
    ...configOf(settings, more),
    ssr: { noExternal: true },
    build: {
      write: false,
      ssr: entry,
      minify: false,
      rolldownOptions: { output: { codeSplitting: false }, ...(external && { external }) },
    },
  });
  return code;
};

/** The styles among the files of a bundle. */
export const cssOf = (bundle: Rolldown.OutputBundle | Rolldown.RolldownOutput['output']): string =>
  Object.values(bundle)
    .map((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : ''))
    .join('')
    // Marks by which Vite gives each build of a style sheet another hash.
    .replace(/\/\*\$vite\$:\d+\*\//g, '');
