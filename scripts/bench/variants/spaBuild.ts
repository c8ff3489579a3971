import { join } from 'node:path';
import type { Alias, InlineConfig, Plugin } from 'vite';
import { brandAliases } from '../../build/aliases.ts';
import { root } from '../../build/root.ts';
import type { BuildSettings } from '../../build/settings.ts';
import { plainConfig } from './viteConfig.ts';

const spaFolder = join(root, 'scripts/bench/spa');

/** Turns a page's `main.tsx` into a route's module that exports its parts instead of starting the page. */
export const toRoute = (code: string): string => {
  const changed = code.replace(/^start\(/m, 'export const parts = start(');
  if (changed === code) throw new Error('A main.tsx starts its page in a way that the bench does not know.');
  return changed;
};

const routesPlugin = (): Plugin => ({
  name: 'bench:routes',
  enforce: 'pre',
  transform: (code, id) => (/\/pages\/\w+\/main\.tsx$/.test(id) ? toRoute(code) : null),
});

const aliasesOf = (loadsAhead: boolean): Alias[] => [
  { find: /^.*\/app\/start\.tsx$/, replacement: join(spaFolder, 'parts.ts') },
  {
    find: /^.*\/navigation\/(fetch|prerender)Ahead\.ts$/,
    replacement: join(spaFolder, loadsAhead ? 'loadAhead.ts' : 'noAhead.ts'),
  },
];

interface SpaBuild {
  readonly outDir: string;
  /** Whether the next screen's chunk is loaded ahead of the tap. */
  readonly loadsAhead: boolean;
}

/** Returns the Vite configuration of the single-page build: the same screens, each a lazy route. */
export const spaBuild = (settings: BuildSettings, { outDir, loadsAhead }: SpaBuild): InlineConfig => {
  const config = plainConfig(settings);
  const ofBrand = Object.entries(brandAliases(settings)).map(([find, replacement]) => ({ find, replacement }));
  return {
    ...config,
    root: spaFolder,
    publicDir: join(root, 'public'),
    plugins: [...(config.plugins ?? []), routesPlugin()],
    resolve: { alias: [...aliasesOf(loadsAhead), ...ofBrand] },
    build: { ...config.build, outDir },
  };
};
