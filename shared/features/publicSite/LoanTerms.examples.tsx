import { brand as sample } from '../../brand/brands/default/brand.ts';
import { termFigures } from '../../domain/terms.ts';
import type { Examples } from '../../ui/Example.ts';
import { LoanTerms } from './LoanTerms.tsx';

/** A single example: its parts have ids, which must be unique on a page. */
export const examples: Examples = [
  {
    title: 'With something after being late',
    node: (
      <LoanTerms
        terms={sample.terms}
        figures={termFigures(sample.terms, '₱', { decimal: '.', group: ',' })}
        afterLate={<p>More about being late</p>}
      />
    ),
  },
];
