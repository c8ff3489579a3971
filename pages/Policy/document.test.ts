// @vitest-environment happy-dom
// @vitest-environment-options {"happyDOM":{"settings":{"disableIframePageLoading":true,"handleDisabledFileLoadingAsSuccess":true}}}
import { describe, expect, it } from 'vitest';
import { testPublicPage } from '../../test/support/stillTesting.ts';
import { staticPage } from './document.tsx';

describe('the policy in a frame', () => {
  testPublicPage(staticPage, '/Policy');

  it('shows the policy in a frame that is named, and leads to the policy itself', () => {
    const frame = document.querySelector('iframe');
    expect([frame?.getAttribute('src'), frame?.title]).toEqual(['/privacyPolicy', 'Privacy policy']);
    expect(document.querySelector('main a')?.getAttribute('href')).toBe('/privacyPolicy');
  });
});
