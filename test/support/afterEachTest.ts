import { afterEach, vi } from 'vitest';

// Test files share modules and globals: each test takes back what it has put in place of the platform's.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
