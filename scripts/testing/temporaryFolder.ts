import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

/** Returns the path of the folder, or of a file in it. */
type InFolder = (...path: readonly string[]) => string;

const folderBetween = (before: typeof beforeEach, after: typeof afterEach): InFolder => {
  let folder: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'test-'));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));
  return (...path) => join(folder, ...path);
};

/** Creates an empty folder for each test of a file or a `describe`, and removes it afterwards. */
export const folderForEachTest = (): InFolder => folderBetween(beforeEach, afterEach);

/** Creates one folder for all tests of a file or a `describe`, before the first test or hook, and removes it afterwards. */
export const folderForAllTests = (): InFolder => folderBetween(beforeAll, afterAll);
