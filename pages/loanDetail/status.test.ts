import { describe, expect, it } from 'vitest';
import { actionsOf, showsMarket } from './status.ts';

describe('what a status allows', () => {
  it.each([
    ['21', 'none', true],
    ['110', 'none', true],
    ['151', 'none', true],
    ['170', 'repay', false],
    ['174', 'repayOrRollOver', false],
    ['180', 'repayOrRollOver', false],
    ['200', 'borrowAgain', false],
    ['190', 'none', false],
    ['', 'none', false],
    ['170.0', 'none', false],
    ['constructor', 'none', false],
  ])('in %j it is %s, and the market is shown: %s', (status, actions, isMarket) => {
    expect([actionsOf(status), showsMarket(status)]).toEqual([actions, isMarket]);
  });
});
