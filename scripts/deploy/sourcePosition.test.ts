import { mkdirSync, writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { folderForEachTest } from '../testing/temporaryFolder.ts';
import { locateStack } from './sourcePosition.ts';

const PAGE = 'https://loan.example/app/order?userId=50011&sessionId=s-1#top';
const pages = [{ folder: 'loanDetail', facts: { sizeBudget: { kind: 'call' }, alsoAt: ['order'] } }] as const;
const inFolder = folderForEachTest();

// Column 5 of line 1 of each script is line 3, column 9 of its source.
const mapTo = (source: string): string =>
  JSON.stringify({
    version: 3,
    sections: [{ offset: { line: 0, column: 4 }, map: { version: 3, sources: [source], names: [], mappings: 'AAEQ' } }],
  });

beforeEach(() => {
  mkdirSync(inFolder('loanDetail'));
  writeFileSync(inFolder('loanDetail.map'), mapTo('pages/loanDetail/model.ts'));
  writeFileSync(inFolder('loanDetail/client.map'), mapTo('shared/api/client.ts'));
});

const locate = (stack: string): string => locateStack(stack, inFolder(), pages);

describe('A stack is located', () => {
  it.each([
    [
      'Chromium',
      `TypeError: x at 12:30:45\n    at draw (${PAGE}:1:5)`,
      'TypeError: x at 12:30:45\n    at draw (pages/loanDetail/model.ts:3:9)',
    ],
    ['WebKit', `draw@${PAGE}:1:5\n[native code]`, 'draw@pages/loanDetail/model.ts:3:9\n[native code]'],
    ['a report', 'loanDetail:1:5\nloanDetail/client:1:5', 'pages/loanDetail/model.ts:3:9\nshared/api/client.ts:3:9'],
    [
      'parts that do not name their page',
      `    at f (/late/client.0123abcd.js:1:5)\n    at g (/page.js:1:5)\n    at ${PAGE}:1:5`,
      '    at f (shared/api/client.ts:3:9)\n    at g (pages/loanDetail/model.ts:3:9)\n    at pages/loanDetail/model.ts:3:9',
    ],
  ])('as %s prints it', (_, stack, located) => {
    expect(locate(stack)).toBe(located);
  });

  it('and other scripts stay as they are', () => {
    const stack = '    at a (chrome-extension://abc/x.js:1:5)\n    at https://loan.example/nowhere:1:5';
    expect(locate(stack)).toBe(stack);
  });

  it('only by the maps of its build', () => {
    expect(() => locateStack('loanDetail:1:5', inFolder('none'), pages)).toThrow(
      'There is no source map of loanDetail. Build the same sources',
    );
  });
});
