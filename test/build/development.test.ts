import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/build/root.ts';
import { dist, filesIn, readBuilt } from './builtFiles.ts';

it('A build holds nothing of what looks at answers and explains an unknown outcome in development', () => {
  const source = readFileSync(join(root, 'shared/api/devClient.ts'), 'utf8');
  const words = ['nothing is known of its outcome', 'with which it can do nothing', 'is no JSON object', '/conform/'];
  expect(words.filter((each) => !source.includes(each))).toEqual([]);
  const scripts = filesIn(dist).filter((file) => /\.(html|js)$/.test(file));
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((file) => words.some((each) => readBuilt(file).includes(each)))).toEqual([]);
});
