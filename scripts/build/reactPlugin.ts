import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { BuildError } from './buildError.ts';
import { packageOf } from './notices.ts';
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

const compatOf = (id: string): string => id.replace(/^react(-dom)?/, 'preact/compat');

/** The folders of pages with `react: 'compat'`. */
const compatPages: readonly string[] = readdirSync(join(root, 'pages')).filter((folder) => {
  const file = join(root, 'pages', folder, 'page.ts');
  return existsSync(file) && /^\s*react: 'compat',/m.test(readFileSync(file, 'utf8'));
});

/** The folder in `pages/` that contains a module, if any. */
const pageOf = (id: string): string | undefined => {
  const [top, folder] = relative(root, id).split(sep);
  return top === 'pages' ? folder : undefined;
};

/** Packages that use no more of React than the app's own modules do. */
const smallPackages: string[] = ['@nanostores/react'];

const isCompat = (importer: string): boolean => {
  const name = packageOf(importer);
  if (name) return !smallPackages.includes(name);
  const page = pageOf(importer);
  return !!page && compatPages.includes(page);
};

/** @throws if there is no replacement for an import of the app's own modules. */
const standInOf = (id: string, importer: string): string => {
  if (isCompat(importer)) return compatOf(id);
  const found = ownModules[id];
  if (found) return found;
  throw new BuildError(`${relative(root, importer)} imports ${id}, which only a page with react: 'compat' has.`);
};

interface Manifest {
  readonly dependencies?: { readonly [name: string]: string };
  readonly devDependencies?: { readonly [name: string]: string };
  readonly peerDependencies?: { readonly [name: string]: string };
}

const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;

/** The installed packages that are written for React. Unit tests bundle them: Node would give them React itself. */
export const packagesForReact = (): string[] => {
  const { dependencies, devDependencies } = manifestIn('.');
  return Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) =>
      name !== 'react-dom' &&
      existsSync(join(root, 'node_modules', name)) &&
      manifestIn(`node_modules/${name}`).peerDependencies?.['react'],
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
        // Pre-bundled, each would contain its own copy of `shared/app/react.ts`.
        exclude: smallPackages,
        rolldownOptions: { plugins: [resolver] },
      },
    }),
    resolveId: resolver.resolveId,
  }),
});
