import { describe, expect, it } from 'vitest';
import { splitCss, withoutUnusedClasses } from './stylesPlugin.ts';

describe('Unused classes', () => {
  it.each([
    ['that the HTML has', '<p class="small muted">', '.muted{x:y}'],
    ['that a script has', 'e.className="muted"', '.muted{x:y}'],
    ['whose end a script puts to it', ['e(`button button--', '{t}`)'].join('$'), '.button--quiet{x:y}'],
    ['whose end is added to a text', '"status status--"+t', '.status--good:not(.gone){x:y}'],
  ])('are none %s', (_, code, css) => {
    expect(withoutUnusedClasses(css, code)).toBe(css);
  });

  it.each([
    ['that nothing has', '<p class="small">', '.muted{x:y}', ''],
    ['whose name is only part of another', '<p class="muted-more">', '.muted{x:y}', ''],
    ['beside a used one', '<p class="small">', '.small .muted{x:y}', ''],
    ['in a list, and leave the others', '<p class="small">', '.muted,.small{x:y}', '.small{x:y}'],
  ])('go %s', (_, code, css, left) => {
    expect(withoutUnusedClasses(css, code)).toBe(left);
  });
});

it('No rule of a package goes, for packages put the names of their classes together', () => {
  const css = '.rdp-day.rdp-today{x:y}.small{x:y}';
  expect(withoutUnusedClasses(css, '"rdp-"+part', new Set(['rdp-day', 'rdp-today']))).toBe('.rdp-day.rdp-today{x:y}');
});

it('What a component sets for the rules of its parts stays with it, also where those come later', () => {
  const [own, part] = ['.month{--day:1px;--unread:2px}', '.month .picked{x:var(--day)}'];
  expect(splitCss(own + part, '<p class="month">')).toEqual({ first: '.month{--day:1px}', late: part });
});

describe('The styles of a page', () => {
  it.each<readonly [what: string, html: string, first: string, late: string]>([
    ['an element that the first view lacks', '<p>', 'p,a{x:y}*{z:y}body{x:y}', 'a{x:z}'],
    ['a class that it lacks', '<p class="card">', '.card{x:y}.card p{y:z}', '.toast{x:y}.card .toast{y:z}'],
    ['a class, for which it has only a role', '<p role="status" class="on">', '.on{x:y}', '.status{x:y}'],
    ['an attribute that may come', '<p disabled>', 'p[disabled]{x:y}p:not([hidden]){y:z}', 'p[aria-busy=true]{x:y}'],
    ['focus and presses', '<a>', 'a{x:y}', 'a:focus{x:y}a:active{y:z}'],
    ['pictures and movement', '<p>', 'p{x:y}', 'p{background:var(--logo);animation:1s go}@keyframes go{to{x:y}}'],
    ['a tap', '<a>', '[data-app] a{x:y}', 'a{touch-action:manipulation}'],
    ['colours of late rules', '<p>', ':root{x:y;--a:1}p{c:var(--a)}', ':root{--b:2}a{c:var(--b)}'],
    ['forced colours', '<p>', 'p{x:y}', '@media (forced-colors:active){p{x:z}}'],
  ])('for %s come after the first view', (_, html, first, late) => {
    const root = first.startsWith(':root') ? ':root{x:y;--a:1;--b:2}' : '';
    const rules = root + [first, late].map((css) => css.replace(/^:root{.*?}/, '')).join('');
    expect(splitCss(rules, html)).toEqual({ first, late });
  });

  it('leave no condition without rules, and no colour that nothing shows', () => {
    const { first } = splitCss(':root{--a:1;--b:2}a{x:var(--a)}@media print{@supports (b:c){.off{x:y}}}', '<a>');
    expect(first).toBe(':root{--a:1}a{x:var(--a)}');
  });

  it('stay as old browsers read them', () => {
    expect(splitCss('a{top:0;right:0;bottom:0;left:0}', '<a>').first).toBe('a{top:0;bottom:0;left:0;right:0}');
  });
});
