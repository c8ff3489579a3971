import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/build/root.ts';
import { dist, filesIn, readBuilt } from './builtFiles.ts';

it('A build holds nothing of what looks at answers in development', () => {
  const source = readFileSync(join(root, 'scripts/dev/checkedClient.ts'), 'utf8');
  const words = ['/conform/'];
  expect(words.filter((each) => !source.includes(each))).toEqual([]);
  const scripts = filesIn(dist).filter((file) => /\.(html|js)$/.test(file));
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((file) => words.some((each) => readBuilt(file).includes(each)))).toEqual([]);
});
