import { expect, it } from 'vitest';
import { stackPlaces } from './stackPlaces.ts';

const PAGE = 'https://loan.example/app/repay?userId=50011&sessionId=s-1#top';

it.each([
  ['Chromium', `TypeError: x at 12:30:45\n    at draw (${PAGE}:2:345)\n    at async Object.open [as x] (${PAGE}:1:9)`],
  ['Chromium 64, without a name', `TypeError: x\n    at new Model (${PAGE}:2:345)\n    at ${PAGE}:1:9`],
  ['WebKit', `draw@${PAGE}:2:345\nglobal code@${PAGE}:1:9\n[native code]`],
  ['a report', 'repay:2:345\nrepay:1:9'],
])('The places of a stack are read as written by %s', (_, stack) => {
  expect(stackPlaces(stack).map(({ page, line, column }) => [page?.split('/').at(-1), line, column])).toEqual([
    ['repay', 2, 345],
    ['repay', 1, 9],
  ]);
});

it('A part and the page’s own script are of the page that the stack names elsewhere', () => {
  const stack = `    at f (/late/client.js:1:2)\n    at g (/page.js:2:7)\n    at h (https://loan.example/late/sheet.0123abcd.js:1:3)\n    at ${PAGE}:1:9`;
  expect(stackPlaces(stack).map(({ page, part }) => [page, part])).toEqual(
    ['client', undefined, 'sheet', undefined].map((part) => ['/app/repay', part]),
  );
  expect(stackPlaces('f@/late/client.js:1:2')).toEqual([{ page: undefined, part: 'client', line: 1, column: 2 }]);
});

it('Nothing is read where no script of a page is named', () => {
  expect(
    stackPlaces('    at <anonymous>:3:68\n    at a (chrome-extension://abc/x.js:1:2)\nError: 7:8:9 o’clock'),
  ).toEqual([]);
});
