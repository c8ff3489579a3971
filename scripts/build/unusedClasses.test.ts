import { expect, it } from 'vitest';
import { withoutUnusedClasses } from './unusedClasses.ts';

it.each([
  ['a class that the HTML has', '<p class="small muted">', '.muted{x:y}'],
  ['a class that a script has', 'e.className="muted"', '.muted{x:y}'],
  ['a variant whose end a script puts to it', ['e(`button button--', '{t}`)'].join('$'), '.button--quiet{x:y}'],
  ['a variant whose end is added to a text', '"status status--"+t', '.status--good:not(.gone){x:y}'],
  ['an element', '', 'p{x:y}'],
  ['what is not within a class', '<p class="on">', '.on:not(.off){x:y}'],
])('The styles of a page have %s', (_, code, css) => {
  expect(withoutUnusedClasses(css, code)).toBe(css);
});

it.each([
  ['that nothing on it has', '<p class="small">', '.muted{x:y}', ''],
  ['whose name is only part of another', '<p class="muted-more">', '.muted{x:y}', ''],
  ['beside one that it has', '<p class="small">', '.small .muted{x:y}', ''],
  ['in a list, and keep the others', '<p class="small">', '.muted,.small{x:y}', '.small{x:y}'],
])('The styles of a page lack a class %s', (_, code, css, left) => {
  expect(withoutUnusedClasses(css, code)).toBe(left);
});
