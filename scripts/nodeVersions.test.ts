import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './build/root.ts';

// The package has no types of its own.
const { intersects, subset } = createRequire(import.meta.url)('semver') as {
  readonly intersects: (one: string, other: string) => boolean;
  readonly subset: (range: string, ofRange: string) => boolean;
};

interface Manifest {
  readonly engines?: { readonly node?: string };
}

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const supported = (JSON.parse(read('package.json')) as Manifest).engines?.node ?? '';

it('Every installed package runs on every Node version that package.json names', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { readonly packages: Record<string, Manifest> };
  const ranges = Object.entries(packages).flatMap(([path, { engines }]) =>
    path && engines?.node ? [[path, engines.node] as const] : [],
  );
  expect(ranges.length).toBeGreaterThan(100);
  expect(ranges.filter(([, range]) => !subset(supported, range))).toEqual([]);
});

it('The Node version in .nvmrc is one of them', () => {
  expect(intersects(`^${read('.nvmrc').trim()}`, supported)).toBe(true);
});

it('npm installs nothing on any other Node version', () => {
  expect(read('.npmrc')).toMatch(/^engine-strict=true$/m);
});
