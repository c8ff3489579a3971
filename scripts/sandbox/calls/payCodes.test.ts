import { describe, expect, it } from 'vitest';
import { callFor, ledgerOf } from '../testBorrower.ts';
import { sandboxForAllTests } from '../testSandbox.ts';

describe('asking for a pay code', () => {
  const sandbox = sandboxForAllTests();
  const ask = (orderId: string, body: Readonly<Record<string, string | number>>) =>
    callFor(sandbox, orderId, 'generatePayCode', body);

  it('answers one address however often it is asked, whatever form the amount has', async () => {
    const first = await ask('170001', { amount: 150_050, channelNumber: '90006' });
    const second = await ask('170001', { amount: '150050', channelNumber: 90_006 });
    expect(first.data.payUrl).toMatch(/^http:\/\/sandbox\.test\/sandbox\/pay\/[0-9a-f]{32}$/);
    expect(second).toEqual(first);
  });

  it.each([
    ['an amount that is not due', '170001', { amount: 150_051, channelNumber: '90006' }, '4009'],
    ['the full amount as a rollover', '174002', { amount: 320_000, channelNumber: '90006', isDelay: 1 }, '4009'],
    ['a rollover that is not offered', '174001', { amount: 265_075, channelNumber: '90006', isDelay: 1 }, '4010'],
    ['a channel that is not of the order', '170001', { amount: 150_050, channelNumber: '90010' }, '4012'],
    ['a settled order', '200001', { amount: 300_000, channelNumber: '90006' }, '4011'],
    ['no amount', '170001', { channelNumber: '90006' }, '4000'],
    ['an amount in words', '170001', { amount: '1,500.50', channelNumber: '90006' }, '4000'],
    ['no channel', '170001', { amount: 150_050 }, '4000'],
  ])('refuses %s', async (_, orderId, body, code) => {
    expect(await ask(orderId, body)).toMatchObject({ code, data: null });
  });

  it('says plainly that the amount changed, and writes what was asked into the ledger, refused or not', async () => {
    await ask('180003', { amount: 205_000, channelNumber: '90006' });
    const { message } = await ask('180003', { amount: 1, channelNumber: '90006' });
    expect(message).toBe('The amount of this order has changed. Please look at it again.');
    expect(await ledgerOf(sandbox, '180003')).toEqual(['generatePayCode 00', 'generatePayCode 4009']);
  });
});
