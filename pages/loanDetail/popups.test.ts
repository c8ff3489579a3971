import { describe, expect, it } from 'vitest';
import { type Order, readOrder } from '../../shared/api/endpoints/readOrder.ts';
import { popupsOf } from './model.ts';

const orderWith = (changes: { readonly [name: string]: unknown }): Order => {
  const order = readOrder.parse({ orderStatus: 170, ...changes });
  if (!order) throw new Error('The order has no status');
  return order;
};

const all = {
  reyMsg: 'Money',
  cardNeedPop: '1',
  cardPopTitle: 'Bank',
  cardPopMsg: 'Bind',
  KindTipsMsg: 'Mind',
  isScore: '1',
};

describe('the popups of an order', () => {
  it('are none where it asks for none', () => {
    expect(popupsOf(orderWith({}), false)).toEqual([]);
  });

  it('stand in the order of the service’s rules', () => {
    expect(popupsOf(orderWith(all), false)).toEqual([
      { kind: 'withdraw', message: 'Money' },
      { kind: 'bank', title: 'Bank', message: 'Bind' },
      { kind: 'tips', message: 'Mind' },
      { kind: 'score' },
    ]);
  });

  it('leave the tips out once they are seen, and nothing else', () => {
    expect(popupsOf(orderWith(all), true).map(({ kind }) => kind)).toEqual(['withdraw', 'bank', 'score']);
  });

  it.each([
    [{ ...all, reyMsg: '' }, ['bank', 'tips', 'score']],
    [{ ...all, cardNeedPop: 0 }, ['withdraw', 'tips', 'score']],
    [{ ...all, KindTipsMsg: null }, ['withdraw', 'bank', 'score']],
    [{ ...all, isScore: '0' }, ['withdraw', 'bank', 'tips']],
    [{ ...all, isScore: 2 }, ['withdraw', 'bank', 'tips']],
  ])('are asked for one by one', (changes, kinds) => {
    expect(popupsOf(orderWith(changes), false).map(({ kind }) => kind)).toEqual(kinds);
  });
});
