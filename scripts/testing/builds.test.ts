import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../build/root.ts';
import { type Build, isCurrent, markCurrent } from './builds.ts';

let folder = '';
let build: Build;

beforeEach(() => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache/build-'));
  build = { name: 'Build', env: {}, outDir: relative(root, folder) };
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  rmSync(join(root, '.cache/builds', build.outDir.replaceAll(/\W/g, '_')), { force: true });
});

const makeBuild = (): void => {
  writeFileSync(join(folder, '_headers'), '');
  markCurrent(build);
};

describe('A build', () => {
  it('is not current where the test command has not made it', () => {
    writeFileSync(join(folder, '_headers'), '');
    expect(isCurrent(build)).toBe(false);
  });

  it('is current once it has been made', () => {
    makeBuild();
    expect(isCurrent(build)).toBe(true);
  });

  it('is not current with other settings', () => {
    makeBuild();
    expect(isCurrent({ ...build, env: { BRAND: 'ph' } })).toBe(false);
  });

  it('is not current once somebody has made another one in its place', () => {
    makeBuild();
    utimesSync(join(folder, '_headers'), new Date(0), new Date(0));
    expect(isCurrent(build)).toBe(false);
  });
});
