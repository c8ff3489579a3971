import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/build/root.ts';
import { readSettings } from '../../scripts/build/settings.ts';

const { outDir } = await readSettings();

it('A build holds nothing of what looks at answers and explains an unknown outcome in development', () => {
  const source = ['explainUnknown', 'checkedAnswers']
    .map((file) => readFileSync(join(root, `shared/api/${file}.ts`), 'utf8'))
    .join('');
  const words = ['nothing is known of its outcome', 'with which it can do nothing', 'is no JSON object', '/conform/'];
  expect(words.filter((each) => !source.includes(each))).toEqual([]);
  const scripts = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(html|js)$/.test(file),
  );
  expect(scripts.length).toBeGreaterThan(3);
  const holders = scripts.filter((file) => {
    const content = readFileSync(join(outDir, file), 'utf8');
    return words.some((each) => content.includes(each));
  });
  expect(holders).toEqual([]);
});
