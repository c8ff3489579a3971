import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Compilers of the apps' languages: `npx vitest run --config test/native/vitest.config.ts`. */
export default defineConfig({
  root: join(import.meta.dirname),
  test: { include: ['**/*.test.ts'], environment: 'node', testTimeout: 180_000 },
});
