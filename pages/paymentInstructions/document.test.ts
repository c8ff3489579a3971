// @vitest-environment happy-dom
import { existsSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { all, drawForTest, hrefs } from '../../test/support/stillTesting.ts';
import { staticPage } from './document.tsx';

describe('the repayment instructions', () => {
  beforeEach(() => drawForTest(staticPage));

  it('guide through e-wallets in five steps and through stores in four', () => {
    expect(all('h1').map((heading) => heading.textContent)).toEqual(['Repayment instructions']);
    expect(['#wallet', '#store'].map((way) => all(`${way} li`).length)).toEqual([5, 4]);
    expect(document.querySelector('#store h2')?.textContent).toContain('reference number');
  });

  it('their first links lead to the two ways', () => {
    for (const link of all('nav a')) expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  });

  it('every step has a picture that is there, is described, and takes its room before it arrives', () => {
    const pictures = all<HTMLImageElement>('.guide-picture img');
    expect(pictures).toHaveLength(9);
    expect(pictures.filter((picture) => !existsSync(`public${picture.getAttribute('src')}`))).toEqual([]);
    for (const picture of pictures) {
      expect(picture.alt).not.toBe('');
      expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['240', '300']);
    }
  });

  it('lead to the order and the customer service, which can be called at once too', () => {
    expect(hrefs('main [data-screen]')).toEqual(['/loanDetail', '/customerService']);
    expect(hrefs('[href^="tel:"]')).toEqual(['tel:+63285550100']);
  });
});
