import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

/** The path of a folder, or of what lies in it. */
type InFolder = (...path: readonly string[]) => string;

const folderBetween = (before: typeof beforeEach, after: typeof afterEach, beginning: string): InFolder => {
  let folder: string;
  before(() => {
    folder = mkdtempSync(beginning);
  });
  after(() => rmSync(folder, { recursive: true, force: true }));
  return (...path) => join(folder, ...path);
};

const BEGINNING = join(tmpdir(), 'test-');

/** An empty folder for each test of a file or a `describe`, gone after it. Its whole path begins with `beginning`. */
export const folderForEachTest = (beginning = BEGINNING): InFolder => folderBetween(beforeEach, afterEach, beginning);

/** One folder for all tests of a file or a `describe`, gone after them; it is there once the first test or hook runs. */
export const folderForAllTests = (): InFolder => folderBetween(beforeAll, afterAll, BEGINNING);
