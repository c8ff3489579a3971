import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { orExit } from './build/orExit.ts';
import { readArgs } from './build/readArgs.ts';
import { root } from './build/root.ts';
import { countLines, isCode, isProduct, linesTable, type Source } from './lines/codeLines.ts';
import { trackedFiles } from './rules/trackedFiles.ts';

const FILE = join(root, 'test/README.md');
const MARKS = /(<!-- lines -->\n).*?(<!-- \/lines -->)/s;

const isTest = ({ path }: Source): boolean => /^test\//.test(path) || /\.test\.tsx?$/.test(path);

const count = async (): Promise<void> => {
  readArgs({ options: {} }, 'npm run lines');
  const sources = trackedFiles()
    .filter(isCode)
    .map((path): Source => ({ path, code: readFileSync(join(root, path), 'utf8') }));
  const product = sources.filter(({ path }) => isProduct(path));
  const rest = sources.filter(({ path }) => !isProduct(path));
  const tools = rest.filter((source) => !isTest(source));
  const table = linesTable([
    countLines('Product: `pages/`, `shared/`, `styles/`', product),
    countLines('Tests: `test/` and the test beside each file', rest.filter(isTest)),
    countLines('Tools: `scripts/` and examples of components', tools),
  ]);
  const readme = readFileSync(FILE, 'utf8');
  if (!MARKS.test(readme)) throw new Error(`${FILE} has no place for the table.`);
  const written = readme.replace(MARKS, (_, begin: string, end: string) => `${begin}${table}\n${end}`);
  writeFileSync(FILE, written);
  console.log(table);
};

await orExit(count);
