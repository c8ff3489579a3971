import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/build/root.ts';
import { readSettings } from '../../scripts/build/settings.ts';
import { readBuilt } from './builtFiles.ts';

// A change of a few bytes is not worth a new table.
const TOLERANCE = 0.02;

const { brand } = await readSettings();

/** The sizes of the default brand's documents, as the table has them: `| \`repay\` | default | 14,607 | …`. */
const published = (): ReadonlyMap<string, number> => {
  const table = readFileSync(join(root, 'test/build/sizes.md'), 'utf8');
  const rows = [...table.matchAll(/^\| `(\w+)` \| default \| ([\d,]+) \|/gm)];
  return new Map(rows.map(([, page = '', bytes = '']) => [page, Number(bytes.replace(/,/g, ''))]));
};

it.runIf(brand.id === 'default')(
  'The published table has every page of the build, at its size; otherwise run npm run sizes',
  () => {
    const sizes = published();
    const built = JSON.parse(readBuilt('_sizes.json')) as { page: string; bytes: number }[];
    expect(built.length).toBeGreaterThan(0);
    const isOff = ({ page, bytes }: { page: string; bytes: number }): boolean =>
      !(Math.abs((sizes.get(page) ?? 0) - bytes) <= bytes * TOLERANCE);
    expect(built.filter(isOff)).toEqual([]);
  },
);
