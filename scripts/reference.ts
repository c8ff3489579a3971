import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { orExit } from './build/orExit.ts';
import { readArgs } from './build/readArgs.ts';
import { root } from './build/root.ts';
import { makeDocument } from './reference/openapi/document.ts';
import { openApiFile, openApiText } from './reference/openapi/file.ts';
import { referencePage } from './reference/page/referencePage.ts';

const page = join(root, '.cache/reference.html');

await orExit(async () => {
  readArgs({ options: {} }, 'npm run reference');
  const document = await makeDocument();
  writeFileSync(openApiFile, openApiText(document));
  mkdirSync(dirname(page), { recursive: true });
  writeFileSync(page, referencePage(document));
  console.log(`OpenAPI 3.1 of every call: ${relative(root, openApiFile)}; as a page: ${relative(root, page)}`);
});
