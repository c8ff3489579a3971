import type { Brand } from '../../shared/brand/brand.ts';
import type { Cents } from '../../shared/domain/money.ts';

const STEPS = 50;
const START_STEP = 10;

/**
 * What the example of a loan begins with, and by how much its amount moves, in cents: whole units of money, about a fiftieth of the most
 * that is lent, and about a fifth of it to begin with.
 */
export const exampleStart = ({
  leastCents,
  mostCents,
}: Pick<NonNullable<Brand['loanExample']>, 'leastCents' | 'mostCents'>): {
  readonly stepCents: Cents;
  readonly startCents: Cents;
} => {
  const stepCents = Math.ceil(mostCents / STEPS / 100) * 100;
  // A slider stands on whole steps from its least.
  const stepsUp = Math.max(0, START_STEP - Math.ceil(leastCents / stepCents));
  return { stepCents, startCents: leastCents + stepsUp * stepCents };
};
