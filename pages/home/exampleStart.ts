import type { Brand } from '../../shared/brand/brand.ts';
import type { Cents } from '../../shared/domain/money.ts';

const STEPS = 50;
const START_STEP = 10;

/**
 * The initial amount of the example of a loan and the step of its slider, in cents: whole units of the currency, with about fifty steps up to the
 * maximum; the initial amount is about a fifth of the maximum.
 */
export const exampleStart = ({
  leastCents,
  mostCents,
}: Pick<NonNullable<Brand['loanExample']>, 'leastCents' | 'mostCents'>): {
  readonly stepCents: Cents;
  readonly startCents: Cents;
} => {
  const stepCents = Math.ceil(mostCents / STEPS / 100) * 100;
  // The values of a slider are whole steps above its minimum.
  const stepsUp = Math.max(0, START_STEP - Math.ceil(leastCents / stepCents));
  return { stepCents, startCents: leastCents + stepsUp * stepCents };
};
