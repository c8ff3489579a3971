import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildIdOf } from '../build/buildId.ts';
import { BUILD_FACTS } from '../build/outputFolder.ts';
import { readSettings } from '../build/settings.ts';
import { type Build, isCurrent } from './builds.ts';
import { folderForEachTest } from './temporaryFolder.ts';

const inFolder = folderForEachTest();
let build: Build;
beforeEach(() => {
  build = { name: 'Build', env: { PAGES: 'repay,home' }, outDir: inFolder() };
});

const leave = (name: string, content: unknown): void =>
  writeFileSync(join(build.outDir, name), JSON.stringify(content));

const makeBuild = async (id?: string): Promise<void> => {
  leave(BUILD_FACTS, { id: id ?? buildIdOf(await readSettings()) });
  leave('_sizes.json', [{ page: 'repay' }, { page: 'home' }]);
};

describe('A build', () => {
  it('is not current where there is none, or one that has not ended', async () => {
    expect(await isCurrent(build)).toBe(false);
    await makeBuild();
    rmSync(join(build.outDir, '_sizes.json'));
    expect(await isCurrent(build)).toBe(false);
  });

  it('is current once it has been made, and not with other settings or pages, or of other sources', async () => {
    await makeBuild();
    expect(await isCurrent(build)).toBe(true);
    expect(await isCurrent({ ...build, env: { ...build.env, BRAND: 'ph' } })).toBe(false);
    expect(await isCurrent({ ...build, env: { PAGES: 'repay' } })).toBe(false);
    await makeBuild('1.0.0-0badcafe');
    expect(await isCurrent(build)).toBe(false);
  });
});
