// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { email } from '../../shared/brand/current.ts';
import { hrefs, testPublicPage } from '../../test/support/stillTesting.ts';
import { staticPage } from './document.tsx';

describe('the contact page', () => {
  testPublicPage(staticPage, '/Contact');

  it('gives the ways to a person', () => {
    expect(hrefs('main dl a')).toEqual([
      expect.stringMatching(/^tel:/),
      expect.stringMatching(/^https:\/\/wa\.me\/\d+$/),
      `mailto:${email}`,
    ]);
  });
});
