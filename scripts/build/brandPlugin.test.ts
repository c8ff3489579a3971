import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Brand } from '../../shared/brand/brand.ts';
import { brand as sample } from '../../shared/brand/brands/default/brand.ts';
import { brandPlugin } from './brandPlugin.ts';
import { root } from './root.ts';

it('Every value that a page may name is there, though the brand states only what it has to', () => {
  const { timeZone, loanExample, app, ...rest } = sample;
  const { load } = brandPlugin(rest as Brand);
  const handler = typeof load === 'object' ? (load.handler as unknown as (id: string) => string) : undefined;
  const written = handler?.('/shared/brand/current.ts') ?? '';
  const source = readFileSync(join(root, 'shared/brand/current.ts'), 'utf8');
  const [, named = ''] = /export const \{([^}]*)\}/.exec(source) ?? [];
  const names = named
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  expect(names).toContain('timeZone');
  expect(names.filter((name) => !written.includes(`export const ${name} =`))).toEqual([]);
});
