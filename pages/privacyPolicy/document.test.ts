// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { company, email } from '../../shared/brand/current.ts';
import { all, drawForTest, hrefs, testFigures } from '../../test/support/stillTesting.ts';
import { staticPage } from './document.tsx';
import { figures } from './figures.ts';

describe('the privacy policy', () => {
  beforeEach(() => drawForTest(staticPage));

  it('leads from its contents to every part, in order', () => {
    const parts = hrefs('nav a');
    expect(parts).toEqual(all('section[id]').map(({ id }) => `#${id}`));
    expect(parts).toHaveLength(10);
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

  testFigures(['privacyPolicy'], figures);
});
