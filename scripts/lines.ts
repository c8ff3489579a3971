import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build/root.ts';
import { countLines, isCode, isProduct, linesTable, type Source } from './lines/codeLines.ts';
import { trackedFiles } from './rules/trackedFiles.ts';

const FILE = join(root, 'test/README.md');
const MARKS = /(<!-- lines -->\n).*?(<!-- \/lines -->)/s;

const sources = trackedFiles()
  .filter(isCode)
  .map((path): Source => ({ path, code: readFileSync(join(root, path), 'utf8') }));

const isTest = ({ path }: Source): boolean => /^test\//.test(path) || /\.test\.tsx?$/.test(path);
const rest = sources.filter(({ path }) => !isProduct(path));

const table = linesTable([
  countLines(
    'Product: `pages/`, `shared/`, `styles/`',
    sources.filter(({ path }) => isProduct(path)),
  ),
  countLines('Tests: `test/` and the test beside each file', rest.filter(isTest)),
  countLines(
    'Tools: `scripts/` and examples of components',
    rest.filter((source) => !isTest(source)),
  ),
]);

const readme = readFileSync(FILE, 'utf8');
if (!MARKS.test(readme)) throw new Error(`${FILE} has no place for the table.`);
writeFileSync(
  FILE,
  readme.replace(MARKS, (_, begin: string, end: string) => `${begin}${table}\n${end}`),
);
console.log(table);
