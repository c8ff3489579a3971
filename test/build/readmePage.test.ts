import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../../scripts/build/root.ts';

// Within the project, so that packages and types are found as they are for its own files.
const folder = join(root, '.cache/readme-page');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const write = (path: string, content: string): void => writeFileSync(join(folder, path), content);

/** The blocks of code in a text, without the indentation of a list. */
const blocksOf = (text: string, language: string): string[] =>
  [...text.matchAll(new RegExp(`^( *)\`\`\`${language}\\n(.*?)^\\1\`\`\`$`, 'gms'))].map(([, indent = '', code = '']) =>
    code.replace(new RegExp(`^${indent}`, 'gm'), ''),
  );

/** The files of the page: each begins with a comment that names it. */
const pageFiles = (): (readonly [name: string, code: string])[] => {
  const block = blocksOf(read('CONTRIBUTING.md'), 'tsx').find((code) => code.startsWith('// page.ts')) ?? '';
  return block.split(/^(?=\/\/ \w+\.tsx?: )/m).map((code) => [/^\/\/ (\w+\.tsx?)/.exec(code)?.[1] ?? '', code]);
};

const typeErrors = (): string => {
  try {
    return execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8' });
  } catch (error) {
    return (error as { readonly stdout: string }).stdout;
  }
};

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'pages/paymentHistory'), { recursive: true });
  cpSync(join(root, 'shared'), join(folder, 'shared'), { recursive: true, filter: (path) => !path.includes('.test.') });
  cpSync(join(root, 'styles'), join(folder, 'styles'), { recursive: true });
  const include = ['pages', 'shared/api/endpoints/listPayments.ts'];
  write('tsconfig.json', JSON.stringify({ extends: '../../tsconfig.json', include, exclude: [] }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('The page that CONTRIBUTING.md adds, with the call of shared/api/README.md, compiles as it stands there', () => {
  const [endpoint = ''] = blocksOf(read('shared/api/README.md'), 'ts');
  write('shared/api/endpoints/listPayments.ts', endpoint);
  const files = pageFiles();
  expect(files.map(([name]) => name)).toEqual([
    'page.ts',
    'messages.ts',
    'model.ts',
    'PaymentHistory.tsx',
    'main.tsx',
    'later.tsx',
  ]);
  for (const [name, code] of files) write(`pages/paymentHistory/${name}`, code);
  expect(typeErrors()).toBe('');
}, 120_000);
