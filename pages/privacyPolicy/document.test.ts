// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { company, email } from '../../shared/brand/current.ts';
import { drawForTest, filledTexts } from '../../test/support/stillTesting.ts';
import { staticPage } from './document.tsx';
import { figures } from './figures.ts';

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

describe('the privacy policy', () => {
  beforeEach(() => drawForTest(staticPage));

  it('leads from its contents to every part, in order', () => {
    const parts = all('nav a').map((link) => link.getAttribute('href'));
    expect(parts).toEqual(all('section[id]').map(({ id }) => `#${id}`));
    expect(parts).toEqual([
      '#collection',
      '#device',
      '#use',
      '#disclosure',
      '#cookies',
      '#minors',
      '#password',
      '#optOut',
      '#changes',
      '#officer',
    ]);
  });

  it('names the grievance officer, who can be written to and called', () => {
    const officer = document.querySelector('#officer');
    expect(officer?.textContent).toContain(company.grievanceOfficer);
    expect([...(officer?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
      `mailto:${email}`,
      'tel:+63285550100',
      '/customerService',
    ]);
  });

  it('opens no other screen inside a frame', () => {
    for (const link of all('[data-screen]')) expect(link.getAttribute('target')).toBe('_top');
  });

  it.each(['en', 'fil'] as const)('has every figure in place in %s', async (language) => {
    const filled = await filledTexts(language, ['privacyPolicy'], figures);
    expect(filled.length).toBeGreaterThan(10);
    for (const text of filled) expect(text).not.toMatch(/[{}]/);
  });
});
