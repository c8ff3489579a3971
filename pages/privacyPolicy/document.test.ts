// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { company, email } from '../../shared/brand/current.ts';
import { privacyFigures as figures } from '../../shared/features/publicSite/figures.ts';
import { all, drawForTest, hrefs, testFigures } from '../../test/support/stillTesting.ts';
import { staticPage } from './document.tsx';

/** Words that a part of the policy cannot do without. */
const policy = [
  ['collection', 'your phone number'],
  ['device', 'its location and your contacts'],
  ['use', 'to decide on your application'],
  ['disclosure', 'courts and authorities'],
  ['cookies', 'These pages set no cookies.'],
  ['minors', 'for people over 18'],
  ['password', 'yours alone'],
  ['optOut', 'write to service@sample-loan.example'],
  ['changes', 'you find the new text here'],
  ['officer', 'Juan Sample (sample)'],
] as const;

describe('the privacy policy', () => {
  beforeEach(() => drawForTest(staticPage));

  it('leads from its contents to every part, in order', () => {
    const parts = hrefs('nav a');
    expect(parts).toEqual(all('section[id]').map(({ id }) => `#${id}`));
    expect(parts).toHaveLength(10);
  });

  it.each(policy)('says in its part %s: %s', (part, words) => {
    expect(document.querySelector(`#${part}`)?.textContent).toContain(words);
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
