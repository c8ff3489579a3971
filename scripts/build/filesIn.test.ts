import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { folderForEachTest } from '../testing/temporaryFolder.ts';
import { filesIn } from './filesIn.ts';

const inFolder = folderForEachTest();

it('The files of a folder are those below it too, without a link that an editor has left', () => {
  mkdirSync(inFolder('pages/repay'), { recursive: true });
  writeFileSync(inFolder('pages/repay/model.ts'), '');
  writeFileSync(inFolder('brand.ts'), '');
  symlinkSync('me@this-machine', inFolder('.#brand.ts'));
  expect(filesIn(inFolder()).sort()).toEqual(['brand.ts', 'pages/repay/model.ts']);
  expect(filesIn(inFolder('nowhere'))).toEqual([]);
});
