// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { company, email, languages, name } from '../../shared/brand/current.ts';
import { drawForTest, hrefs } from '../../test/support/stillTesting.ts';
import { staticPage } from './document.tsx';

describe('the landing page', () => {
  beforeEach(() => drawForTest(staticPage));

  it("is titled by the brand's name, and headed by what it promises", () => {
    expect(staticPage.title).toBe(name);
    expect(document.querySelector('h1')?.textContent).toBe('You see what a loan costs before you say yes');
  });

  it('says who runs it', () => {
    for (const fact of Object.values(company)) expect(document.body.textContent).toContain(fact);
  });

  it('can be called and written to', () => {
    expect(hrefs('[href^="tel:"]')).toEqual([expect.stringMatching(/^tel:\+?\d+$/)]);
    expect(hrefs('[href^="mailto:"]')).toEqual([`mailto:${email}`]);
  });

  it('offers every language of the brand', () => {
    expect(hrefs('[hreflang]')).toEqual(languages.map((language) => `/?lang=${language}`));
  });
});
