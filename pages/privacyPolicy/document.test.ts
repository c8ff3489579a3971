// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { allTexts } from '../../scripts/build/allTexts.ts';
import { company, email } from '../../shared/brand/current.ts';
import { t } from '../../shared/i18n/t.ts';
import { drawForTest, missingTexts } from '../../test/support/stillTesting.ts';
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

  it.each(['en', 'fil'] as const)('has every text in %s, with its values in place', async (language) => {
    const texts = await allTexts(language);
    expect(missingTexts(texts)).toEqual([]);
    for (const text of Object.values(texts['privacyPolicy'] ?? {})) expect(t(text, figures)).not.toMatch(/[{}]/);
  });
});
