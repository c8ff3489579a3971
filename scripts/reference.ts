import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { orExit, readArgs } from './build/command.ts';
import { lenderFolder } from './build/ownFiles.ts';
import { makeDocument, openApiFile } from './reference/document.ts';

await orExit(async () => {
  readArgs({ options: {} }, 'npm run reference');
  // With calls of a lender's own it is theirs.
  const file = lenderFolder ? join(lenderFolder, 'openapi.json') : openApiFile;
  writeFileSync(file, `${JSON.stringify(await makeDocument(), null, 2)}\n`);
  console.log(`OpenAPI 3.1 of every call: ${relative(process.cwd(), file)}`);
});
