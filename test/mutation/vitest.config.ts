import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { engineAliases } from '../../scripts/build/aliases.ts';
import { brandPlugin } from '../../scripts/build/brandPlugin.ts';
import { readSettings } from '../../scripts/build/settings.ts';

const hasSandbox = ({ moduleId }: TestSpecification): boolean => readFileSync(moduleId, 'utf8').includes('andbox');

/** A changed piece is noticed by the first test that fails: those that need no service and no database begin. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return [...files].sort((one, other) => Number(hasSandbox(one)) - Number(hasSandbox(other)));
  }
}

/** The quick tests, which a mutation run repeats for each change that they reach. */
export default defineConfig(async () => {
  const settings = await readSettings();
  return {
    plugins: [brandPlugin(settings.brand)],
    resolve: { alias: [{ find: '#brand', replacement: settings.brandFile }, ...engineAliases(settings.engine)] },
    define: { __API_BASE__: JSON.stringify(settings.apiBase) },
    test: {
      include: [
        'shared/**/*.test.ts',
        'pages/**/*.test.ts',
        'test/wire/**/*.test.ts',
        'test/hostile/pollution.test.ts',
      ],
      // Thousands of random runs, and screens drawn whole: a minute for each change.
      exclude: ['**/{exactlyOnce,sendingOnce,randomSaves,document}.test.ts'],
      sequence: { sequencer: QuickFirst },
      css: false,
      restoreMocks: true,
    },
  };
});
