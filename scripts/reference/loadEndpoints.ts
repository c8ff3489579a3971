import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { endpoints } from '../../shared/api/allEndpoints.ts';
import * as parsers from '../../shared/api/parse.ts';
import type { wireCases } from '../../test/wire/cases/allCases.ts';
import { root } from '../build/root.ts';
import type { readerOf } from './readers.ts';
import type { whileListening } from './recorder.ts';

/** The endpoints, with parsers that report what they read; the examples; and the function to listen to the parsers. */
export interface RecordedEndpoints {
  readonly endpoints: typeof endpoints;
  readonly wireCases: typeof wireCases;
  readonly readerOf: typeof readerOf;
  readonly whileListening: typeof whileListening;
}

const ENTRY = 'virtual:reference';
const RECORDED = 'virtual:recorded-parsers';
const PARSERS = join(root, 'shared/api/parse.ts');

const from = (file: string): string => `from ${JSON.stringify(join(root, file))};`;

const entry = [
  `export { endpoints } ${from('shared/api/allEndpoints.ts')}`,
  `export { wireCases } ${from('test/wire/cases/allCases.ts')}`,
  `export { readerOf } ${from('scripts/reference/readers.ts')}`,
  `export { whileListening } ${from('scripts/reference/recorder.ts')}`,
].join('\n');

const recordedParsers = [
  `import * as real ${from('shared/api/parse.ts')}`,
  `import { recorded } ${from('scripts/reference/recorder.ts')}`,
  ...Object.keys(parsers).map((name) => `export const ${name} = recorded('${name}', real.${name});`),
].join('\n');

// Wire cases use a matcher of vitest, which can be loaded in a test only; here the data that it wraps is enough.
const matchers = 'export const expect = { objectContaining: (value) => value };';

const modules: { readonly [id: string]: string } = {
  [`\0${ENTRY}`]: entry,
  [`\0${RECORDED}`]: recordedParsers,
  '\0vitest': matchers,
};

const recording: Plugin = {
  name: 'borrower-web:record-parsers',
  enforce: 'pre',
  async resolveId(id, importer) {
    if (id === ENTRY || id === 'vitest') return `\0${id}`;
    if (!id.endsWith('/parse.ts') || importer === `\0${RECORDED}`) return null;
    const found = await this.resolve(id, importer, { skipSelf: true });
    return found?.id === PARSERS ? `\0${RECORDED}` : found;
  },
  load: (id) => modules[id] ?? null,
};

/**
 * Loads every endpoint, with the functions of `shared/api/parse.ts` wrapped so that they also report their arguments. The pages'
 * builds are not affected.
 */
export const loadEndpoints = async (): Promise<RecordedEndpoints> => {
  const { module } = await runnerImport<RecordedEndpoints>(ENTRY, {
    root,
    configFile: false,
    envFile: false,
    logLevel: 'error',
    define: { __API_BASE__: JSON.stringify('/api') },
    plugins: [recording],
  });
  return module;
};
