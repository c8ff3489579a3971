import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { publishedPlugin } from './publishedPlugin.ts';
import { root } from './root.ts';

const file = join(root, 'node_modules/preact/dist/preact.mjs');

const check = (code: string): unknown => {
  const { transform } = publishedPlugin();
  return (transform as unknown as { handler(code: string, id: string): unknown }).handler(code, file);
};

it('A package as it was published goes into a build', () => {
  expect(check(readFileSync(file, 'utf8'))).toBeUndefined();
});

it('A package in which another plugin has changed a single letter stops the build, and is named', () => {
  const changed = `${readFileSync(file, 'utf8')} `;
  expect(() => check(changed)).toThrow(`${file} is not as it was published.`);
});
