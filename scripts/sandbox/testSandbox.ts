import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { createSandbox, type Sandbox, type SandboxOptions } from './createSandbox.ts';
import { NOW_MS, openTestSandbox } from './testBorrower.ts';

/** A sandbox for the tests of a file. */
interface TestSandbox extends Sandbox {
  /** The sandbox's clock: starts at `NOW_MS` and advances only if a test changes it. */
  readonly clock: { nowMs: number };
  /** Opens another sandbox on the same database. */
  readonly openOther: () => Promise<Sandbox>;
}

function sandboxBetween(before: typeof beforeEach, after: typeof afterEach, options: SandboxOptions): TestSandbox {
  const clock = { nowMs: NOW_MS };
  const given = { now: () => clock.nowMs, ...options };
  let opened: Awaited<ReturnType<typeof openTestSandbox>>;
  before(async () => {
    clock.nowMs = NOW_MS;
    opened = await openTestSandbox(given);
  });
  after(async () => {
    await opened.remove();
  });
  return {
    clock,
    fetch: (request) => opened.sandbox.fetch(request),
    seed: (how) => opened.sandbox.seed(how),
    close: () => opened.sandbox.close(),
    openOther: () => createSandbox({ ...given, databaseUrl: opened.databaseUrl }),
  };
}

/** Provides a new seeded sandbox for each test of a file or a `describe`. */
export const sandboxForEachTest = (options: SandboxOptions = {}): TestSandbox =>
  sandboxBetween(beforeEach, afterEach, options);

/** Provides one seeded sandbox for all tests of a file or a `describe`. */
export const sandboxForAllTests = (options: SandboxOptions = {}): TestSandbox =>
  sandboxBetween(beforeAll, afterAll, options);
