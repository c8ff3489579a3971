// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { drawForTest } from '../../../test/support/stillTesting.ts';
import { brand as sample } from '../../brand/brands/default/brand.ts';
import { termFigures } from '../../domain/termFigures.ts';
import type { LoanTerms as Terms } from '../../domain/terms.ts';
import { LoanTerms } from './LoanTerms.tsx';

const read = (terms: Terms): Promise<void> => {
  const figures = termFigures(terms, '₹', { decimal: '.', group: ',' });
  return drawForTest({ title: 'Terms', view: <LoanTerms terms={terms} figures={figures} /> });
};
const words = (selector: string): (string | null)[] =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent);

describe("another lender's terms", () => {
  beforeEach(() =>
    read({
      ...sample.terms,
      decisionDays: 2,
      prepayment: { afterTermPercent: 0, leastDays: 3 },
      latePenaltyCents: { new: 0, repeat: 0 },
      lateBands: [
        { fromDay: 1, percentPerDay: 0.1 },
        { fromDay: 8, percentPerDay: 0.25 },
      ],
    }),
  );

  it('say the days of a decision, and from when a loan may be prepaid', () => {
    expect(document.body.textContent).toContain('within 2 days.');
    expect(words('#early p')).toEqual(['You can prepay the loan from day 3 after disbursement, whatever its term.']);
  });

  it('speak of no penalty where there is none, list the interest of each stretch, and leave no place of a text open', () => {
    expect(words('#late p')).toEqual([
      'There is no penalty for paying late. Interest is charged daily on the unpaid amount:',
    ]);
    expect(words('#late tbody tr')).toEqual(['Days 1 to 70.1%', 'From day 80.25%']);
    expect(words('#order p')).toHaveLength(1);
    expect(document.body.textContent).not.toMatch(/[{}]|Infinity|undefined/);
  });
});

it('A loan that may be prepaid after a quarter of its term says so', async () => {
  await read({ ...sample.terms, prepayment: { afterTermPercent: 25, leastDays: 7 } });
  expect(words('#early p')).toEqual([
    'You can prepay the loan only after 25% of the term, and not before 7 calendar days after disbursement.',
  ]);
});
