// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { email } from '../../shared/brand/current.ts';
import { drawForTest } from '../../test/support/stillTesting.ts';
import { staticPage } from './document.tsx';

describe('the contact page', () => {
  beforeEach(() => drawForTest(staticPage));

  it('is headed by its title, and marked in the navigation', () => {
    expect(document.querySelector('h1')?.textContent).toBe(staticPage.title);
    const here = [...document.querySelectorAll('[aria-current=page]')].map((link) => link.getAttribute('href'));
    expect(here).toEqual(['/Contact']);
  });

  it('gives the ways to a person', () => {
    const ways = [...document.querySelectorAll('main dl a')].map((way) => way.getAttribute('href'));
    expect(ways).toEqual([
      expect.stringMatching(/^tel:/),
      expect.stringMatching(/^https:\/\/wa\.me\/\d+$/),
      `mailto:${email}`,
    ]);
  });
});
