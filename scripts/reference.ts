import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { orExit } from './build/orExit.ts';
import { readArgs } from './build/readArgs.ts';
import { root } from './build/root.ts';
import { makeDocument, openApiFile } from './reference/document.ts';

await orExit(async () => {
  readArgs({ options: {} }, 'npm run reference');
  writeFileSync(openApiFile, `${JSON.stringify(await makeDocument(), null, 2)}\n`);
  console.log(`OpenAPI 3.1 of every call: ${relative(root, openApiFile)}`);
});
