// @vitest-environment happy-dom
// @vitest-environment-options {"happyDOM":{"settings":{"disableIframePageLoading":true,"handleDisabledFileLoadingAsSuccess":true}}}
import { beforeEach, describe, expect, it } from 'vitest';
import { drawForTest } from '../../test/support/stillTesting.ts';
import { staticPage } from './document.tsx';

describe('the policy in a frame', () => {
  beforeEach(() => drawForTest(staticPage));

  it('is headed by its title, and marked in the navigation', () => {
    expect(document.querySelector('h1')?.textContent).toBe(staticPage.title);
    const here = [...document.querySelectorAll('[aria-current=page]')].map((link) => link.getAttribute('href'));
    expect(here).toEqual(['/Policy']);
  });

  it('shows the policy in a frame that is named, and leads to the policy itself', () => {
    const frame = document.querySelector('iframe');
    expect([frame?.getAttribute('src'), frame?.title]).toEqual(['/privacyPolicy', 'Privacy policy']);
    expect(document.querySelector('main a')?.getAttribute('href')).toBe('/privacyPolicy');
  });
});
