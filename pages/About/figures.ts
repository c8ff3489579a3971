import { decisionDays, fundingDays } from '../../shared/brand/loanTerms.ts';
import type { Figures } from '../../shared/domain/termFigures.ts';

/** Everything that the page's texts have places for. */
export const figures: Figures = {
  decisionDays,
  fundingLeast: fundingDays.least,
  fundingMost: fundingDays.most,
};
