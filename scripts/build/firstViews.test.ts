import { expect, it } from 'vitest';
import { markText, nameTexts } from './firstViews.ts';

it('An element says which text it shows, and a picture or a frame which one describes it; other attributes have no mark in the end', () => {
  const html = `<h1 class="a">${markText('7', 'Pay &amp; go')}</h1><img alt="${markText('8', 'A shop')}"><nav aria-label="${markText('9', 'Pages')}"></nav>`;
  expect(nameTexts(html)).toBe(
    '<h1 class="a" data-text="7">Pay &amp; go</h1><img data-alt="8" alt="A shop"><nav aria-label="Pages"></nav>',
  );
});

it('A text beside others in its element is refused, and named', () => {
  expect(() => nameTexts(`<p>${markText('7', 'Call')} <a>us</a></p>`)).toThrow('needs an element of its own: >Call <');
});
