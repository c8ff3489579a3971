import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brand as base } from '../../shared/brand/brands/default/brand.ts';
import { brand as ph } from '../../shared/brand/brands/ph/brand.ts';
import { inBrandColors } from './brandPictures.ts';
import { root } from './root.ts';

const folder = join(root, 'public/images');
const drawings = readdirSync(folder)
  .filter((file) => file.endsWith('.svg'))
  .map((file) => readFileSync(join(folder, file), 'utf8'));

describe('The drawings of the public pages', () => {
  it.each([
    ['default', base.colors, '#dfeaf4'],
    ['ph', ph.colors, '#dfece8'],
  ] as const)('are in the colours of the brand %s', (_, colors, paper) => {
    const painted = drawings.map((svg) => inBrandColors(svg, colors)).join('');
    expect(painted).toContain(`fill:${colors.light.brand}`);
    expect(painted).toContain(`fill:${paper}`);
    expect(painted).not.toMatch(/#3f7fc4|#dfe7f0/);
  });
});
