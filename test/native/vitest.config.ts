import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests with the compilers of the native apps' languages: `npx vitest run --config test/native/vitest.config.ts`. */
export default defineConfig({
  root: join(import.meta.dirname),
  test: { include: ['**/*.test.ts'], environment: 'node', testTimeout: 180_000 },
});
