import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderForEachTest } from '../testing/temporaryFolder.ts';
import { noticesOf, packagesIn } from './notices.ts';

const inFolder = folderForEachTest();

it('A package that a lender has installed beside their own pages goes out with its licence', () => {
  const folder = inFolder('node_modules/@acme/picker');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"name":"@acme/picker","version":"2.3.4","license":"MIT"}');
  writeFileSync(join(folder, 'LICENSE'), 'Copyright Acme');
  const modules = { [join(folder, 'index.js')]: { renderedLength: 9 } };
  expect(noticesOf(packagesIn([{ modules } as never]))).toContain('@acme/picker 2.3.4 (MIT)\n\nCopyright Acme');
});
