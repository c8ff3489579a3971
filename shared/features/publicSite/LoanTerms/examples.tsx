import { brand as sample } from '../../../brand/brands/default/brand.ts';
import { termFigures } from '../../../domain/termFigures.ts';
import type { Examples } from '../../../ui/Example.ts';
import { LoanTerms } from './LoanTerms.tsx';

/** One alone: its parts have ids, and a page holds each once. */
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
