import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './build/root.ts';

interface Lock {
  readonly packages: { readonly [path: string]: { readonly engines?: { readonly node?: string } } };
}

const require = createRequire(import.meta.url);
const semver = require('semver') as {
  satisfies(version: string, range: string): boolean;
  subset(range: string, ofRange: string): boolean;
  intersects(one: string, other: string): boolean;
};
const { satisfies } = require('./checkNode.cjs') as typeof semver;

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const wanted = (JSON.parse(read('package.json')) as { engines: { node: string } }).engines.node;

/** Runs the check with `process.version` set to this version. */
const startedOn = (version: string) =>
  spawnSync(
    process.execPath,
    ['-e', `Object.defineProperty(process, 'version', { value: '${version}' }); require('./scripts/checkNode.cjs')`],
    { cwd: root, encoding: 'utf8' },
  );

it.each(['v0.12.18', 'v18.20.8', 'v20.18.3', 'v21.7.3', 'v22.15.1', 'v23.11.1'])(
  'The first line on Node %s names the versions that work, and nothing is started',
  (version) => {
    const { status, stdout, stderr } = startedOn(version);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toBe(`This project needs Node ${wanted}, and this is Node ${version}. Nothing was started.\n`);
  },
);

it.each(['v20.19.0', 'v20.20.2', 'v22.16.0', 'v24.0.0', 'v26.1.0'])('Node %s passes without a word', (version) => {
  const { status, stdout, stderr } = startedOn(version);
  expect([status, stdout, stderr]).toEqual([0, '', '']);
});

it('The small check agrees with the published one on every version near a bound', () => {
  const parts = [0, 15, 16, 18, 19, 20];
  const versions = [18, 20, 21, 22, 23, 24, 25].flatMap((major) =>
    parts.flatMap((minor) => [0, 1].map((patch) => `${major}.${minor}.${patch}`)),
  );
  const differing = versions.filter(
    (version) => satisfies(`v${version}`, wanted) !== semver.satisfies(version, wanted),
  );
  expect(differing).toEqual([]);
});

it('Every installed package allows every version that engines names', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as Lock;
  const stated = Object.entries(packages).flatMap(([path, { engines }]) =>
    path && engines?.node ? [[path, engines.node] as const] : [],
  );
  expect(stated.length).toBeGreaterThan(100);
  expect(stated.filter(([, range]) => !semver.subset(wanted, range))).toEqual([]);
});

it('.nvmrc names a line of Node that works', () => {
  expect(semver.intersects(`^${read('.nvmrc').trim()}`, wanted)).toBe(true);
});

it('An install stops on a Node that engines does not name', () => {
  expect(read('.npmrc')).toMatch(/^engine-strict=true$/m);
});
