import { expect, it } from 'vitest';
import { countLines, functionLengths, isCode, isProduct, linesTable } from './codeLines.ts';

it.each([
  ['pages/repay/Repay.tsx', true],
  ['styles/page.scss', true],
  ['shared/ui/Tabs/examples.tsx', false],
  ['shared/domain/money.test.ts', false],
  ['scripts/build.ts', false],
  ['test/support/random.ts', false],
])('%s counts as product: %s', (path, expected) => {
  expect(isProduct(path)).toBe(expected);
});

it('A lock file, a picture and a text are no code', () => {
  expect(['package-lock.json', 'public/images/share.png', 'README.md', 'LICENSE'].filter(isCode)).toEqual([]);
});

it('Empty lines do not count, and a function counts if it has more than one line', () => {
  const code = 'const one = () => 1;\n\nconst two = () => {\n\n  return [1].map((each) => each);\n};\n';
  expect(functionLengths({ path: 'a.ts', code })).toEqual([3]);
  expect(countLines('x', [{ path: 'a.ts', code }])).toEqual({
    name: 'x',
    files: 1,
    lines: 4,
    medianFile: 4,
    medianFunction: 3,
  });
});

it('A style sheet has lines and no functions', () => {
  expect(functionLengths({ path: 'a.scss', code: '.a {\n  color: red;\n}\n' })).toEqual([]);
});

it('The table says how much everything else is beside the product', () => {
  const count = { files: 1, medianFile: 1, medianFunction: 1 };
  const table = linesTable([
    { ...count, name: 'Product', lines: 1000 },
    { ...count, name: 'Tests', lines: 2000 },
    { ...count, name: 'Tools', lines: 345 },
  ]);
  expect(table).toContain('| Product | 1 | 1,000 | 1 | 1 |');
  expect(table).toContain('Everything else is 2.35 times the product.');
});
