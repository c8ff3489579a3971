import { defineConfig, mergeConfig, type ViteUserConfig } from 'vitest/config';
import main from '../../vite.config.ts';

/**
 * The unit and wire tests that judge a mutant: all that run in one process and need no built page. What takes long, or
 * starts a server, judges in `npm test` alone.
 */
export default defineConfig(async (env): Promise<ViteUserConfig> => {
  const { test, ...project } = await main(env);
  return mergeConfig(project, {
    test: {
      ...test,
      // A thousand random runs, and every body of every answer, would run anew for each of two thousand mutants.
      exclude: ['**/exactlyOnce.test.ts', 'test/hostile/{envelopes,headers}.test.ts', '**/node_modules/**'],
      include: [
        'shared/**/*.test.{ts,tsx}',
        'pages/**/*.test.{ts,tsx}',
        'test/wire/**/*.test.ts',
        'test/hostile/**/*.test.ts',
      ],
    },
  });
});
