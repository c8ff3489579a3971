import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { BuildError } from './buildError.ts';
import { packageOf } from './notices.ts';
import { lenderFolder } from './ownFiles.ts';
import { root } from './root.ts';
import type { BuildSettings } from './settings.ts';

/** The modules that replace React in the app's own modules. */
const ownModules: { readonly [id: string]: string } = {
  react: join(root, 'shared/app/react.ts'),
  'react-dom/client': join(root, 'shared/app/reactDom.ts'),
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
};

const REACT = /^react(-dom)?(\/|$)/;

/** A package that uses no more of React than the app's own modules do. */
const SMALL_PACKAGE = '@nanostores/react';

// Packages, and the modules of pages with `react: 'compat'`; of those with React itself in unit tests, which have one engine for all.
const isCompat = (importer: string): boolean => {
  const name = packageOf(importer);
  if (name) return name !== SMALL_PACKAGE;
  return [root, lenderFolder].some((from) => {
    const [top = '', folder = ''] = relative(from, importer).split(sep);
    const file = join(from, top, folder, 'page.ts');
    return top === 'pages' && existsSync(file) && /\breact: '(compat|react)'/.test(readFileSync(file, 'utf8'));
  });
};

/** @throws BuildError if there is no replacement for an import of the app's own modules. */
const standInOf = (id: string, importer: string): string => {
  if (isCompat(importer)) return id.replace(/^react(-dom)?/, 'preact/compat');
  const found = ownModules[id];
  if (found) return found;
  throw new BuildError(`${relative(root, importer)} imports ${id}, which only a page with react: 'compat' has.`);
};

type Packages = { readonly [name: string]: string };

const manifestIn = (
  folder: string,
): { readonly [kind in 'dependencies' | 'devDependencies' | 'peerDependencies']?: Packages } => {
  const file = join(folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
};

/** The packages installed in a folder, the app's or a lender's, that are written for React. Unit tests bundle them: Node would give them React itself. */
export const packagesForReact = (folder: string): string[] => {
  const { dependencies, devDependencies } = manifestIn(folder);
  return Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => name !== 'react-dom' && manifestIn(join(folder, 'node_modules', name)).peerDependencies?.['react'],
  );
};

// A development server that discovers one of them late bundles all of them again, and a page would have two copies of Preact until it is
// reloaded.
const preactModules = [
  ...['preact', 'preact/hooks', 'preact/jsx-runtime', 'preact/compat', 'preact/compat/client'],
  ...['preact/compat/jsx-runtime', 'preact/compat/jsx-dev-runtime'],
];

/** The resolver alone, for the packages that a development server pre-bundles. */
const resolver = {
  name: 'borrower-web:react',
  resolveId: {
    // Before `appModules`, which takes React from the app, whoever imports it.
    order: 'pre',
    filter: { id: REACT },
    handler(id, importer) {
      return importer ? this.resolve(standInOf(id, importer), importer, { skipSelf: true }) : null;
    },
  },
} satisfies Rolldown.Plugin;

/**
 * Replaces React with Preact, depending on the importing module: packages, and pages with `react: 'compat'`, get `preact/compat`; all other
 * modules, and the binding of the stores, get Preact's core with hooks. Both are layers over one copy of Preact, and the rule is the same in
 * development, in tests and in a build. With `ENGINE=react` it does nothing.
 */
export const reactPlugin = (engine: BuildSettings['engine']): Plugin => ({
  name: 'borrower-web:react',
  enforce: 'pre',
  ...(engine === 'preact' && {
    config: (_, { mode }) => ({
      optimizeDeps: {
        include: mode === 'test' ? [] : preactModules,
        // Pre-bundled, it would contain its own copy of `shared/app/react.ts`.
        exclude: [SMALL_PACKAGE],
        rolldownOptions: { plugins: [resolver] },
      },
    }),
    resolveId: resolver.resolveId,
  }),
});
