import { describe, expect, it } from 'vitest';
import { brand } from '../../../shared/brand/brands/default/brand.ts';
import { indexPage } from './pages.ts';
import { statesOf } from './State.ts';

describe('The list of states', () => {
  const page = indexPage({
    states: statesOf('repay', [{ name: 'one', title: 'A <b>title</b>', shows: '' }]),
    brand,
    speakAs: () => () => [],
    others: [{ title: 'The components', address: 'http://localhost:4181/gallery' }],
  });

  it('leads to each state in each language, and to all of a screen in both colours', () => {
    for (const lang of brand.languages) {
      expect(page).toContain(`/gallery/open?state=repay.one&amp;lang=${lang}"`);
      for (const scheme of ['light', 'dark'])
        expect(page).toContain(`/gallery/frames?screen=repay&amp;lang=${lang}&amp;scheme=${scheme}"`);
    }
  });

  it('leads to what else there is to see', () => {
    expect(page).toContain('<a href="http://localhost:4181/gallery">The components</a>');
  });

  it('shows a title as it is', () => {
    expect(page).toContain('A &lt;b&gt;title');
  });
});
