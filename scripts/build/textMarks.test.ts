import { expect, it } from 'vitest';
import { markText, nameTexts, withoutMarks } from './textMarks.ts';

it('An element says which text it shows, and a picture which one describes it', () => {
  const html = `<h1 class="a">${markText('7', 'Pay &amp; go')}</h1><img src="/a.svg" alt="${markText('8', 'A shop')}">`;
  expect(nameTexts(html)).toBe(
    '<h1 class="a" data-text="7">Pay &amp; go</h1><img src="/a.svg" data-alt="8" alt="A shop">',
  );
});

it('A frame says which text names it', () => {
  expect(nameTexts(`<iframe title="${markText('7', 'Policy')}"></iframe>`)).toBe(
    '<iframe data-title="7" title="Policy"></iframe>',
  );
});

it('A text in another attribute has no mark in the end', () => {
  expect(nameTexts(`<nav aria-label="${markText('7', 'Pages')}"></nav>`)).toBe('<nav aria-label="Pages"></nav>');
});

it('A text beside others in its element is refused, and named', () => {
  expect(() => nameTexts(`<p>${markText('7', 'Call')} <a>us</a></p>`)).toThrow('needs an element of its own: >Call <');
});

it('A title has no marks', () => {
  expect(withoutMarks(`${markText('7', 'Pay')} · ${markText('8', 'Home')}`)).toBe('Pay · Home');
});
