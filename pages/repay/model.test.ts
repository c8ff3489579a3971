import { expect, it } from 'vitest';
import { sandboxForAllTests } from '../../scripts/sandbox/testSandbox.ts';
import { channelsAtHand } from '../../test/support/channels.ts';
import { testEnv } from '../../test/support/testEnv.ts';
import { untilKind } from '../../test/support/until.ts';
import { createRepay } from './model.ts';

const sandbox = sandboxForAllTests();

it('The period page pays the whole amount due, and not a rollover', async () => {
  const test = testEnv({ search: '?userId=50014&orderId=174001&productId=2001', sandbox });
  const { calls, moves } = test;
  const { withChannels, choose, channels } = channelsAtHand();
  const model = createRepay(withChannels(test));
  model.open();
  const { data } = await untilKind(model.$view, 'ready');
  expect(model.codeAddress).toMatch(/^\/repaymentOfCode2\?.*orderId=174001/);
  expect(model.cardAddressOf?.(data)).toMatch(/^\/repaymentMethod\?.*orderId=174001.*withholdingAmount=265075$/);
  await choose(model, '90008');
  await channels().pay();
  const order = { productId: '2001', orderId: '174001' };
  expect(calls.at(-1)?.body).toEqual({ ...order, amount: '265075', channelNumber: '90008' });
  expect(moves).toHaveLength(1);
});
