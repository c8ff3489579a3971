import { describe, expect, it, vi } from 'vitest';

vi.mock(import('../../shared/brand/current.ts'), async (original) => ({
  ...(await original()),
  offerStatuses: ['101', '200'],
}));

import { showsMarket } from './Below.tsx';
import { actionsOf } from './status.ts';

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
    expect([actionsOf({ status, facts: {} }), showsMarket(status)]).toEqual([actions, isMarket]);
  });

  it('is to see the offer in a status that the brand names, where the status has nothing else to do', () => {
    expect(['101', '200'].map((status) => actionsOf({ status, facts: {} }))).toEqual(['seeOffer', 'borrowAgain']);
  });

  it('is to see the offer where the order waits for that, and the status has nothing else to do', () => {
    const facts = { isOffer: true };
    expect(['100', '21', '170'].map((status) => actionsOf({ status, facts }))).toEqual([
      'seeOffer',
      'seeOffer',
      'repay',
    ]);
  });
});
