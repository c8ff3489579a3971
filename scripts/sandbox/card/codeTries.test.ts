import { beforeEach, describe, expect, it } from 'vitest';
import { callFor, codeFor, open, pay, paymentsOf, smsCode } from '../testBorrower.ts';
import { commitFields, confirmWith, recordOf, type Ways, waysOf } from '../testCards.ts';
import { sandboxForEachTest } from '../testSandbox.ts';

const ORDER = '170001';
const USER = '50011';
const MINUTE_MS = 60_000;

describe('a code to pay', () => {
  const sandbox = sandboxForEachTest({ smsRestMs: MINUTE_MS });
  let ways: Ways;
  beforeEach(async () => {
    ways = await waysOf(sandbox, ORDER);
  });

  const commit = (sendMsg: 0 | 1, card = 0) =>
    callFor(sandbox, ORDER, 'commitRepayment', { ...commitFields(ways, 150_050, card), sendMsg });
  const begin = async () => recordOf((await commit(0)).data);
  const wrongCode = async () => ((await smsCode(sandbox, USER)) === '000000' ? '000001' : '000000');
  const messages = async () =>
    [...(await open(sandbox, `/sandbox/phone/${USER}`)).text.matchAll(/amount">(\d{6})</g)].length;
  const guess = async (recordId: string, times: number) => {
    const codes: string[] = [];
    const wrong = await wrongCode();
    for (let turn = 0; turn < times; turn += 1) {
      codes.push((await confirmWith(sandbox, ORDER, recordId, wrong)).code);
    }
    return codes;
  };

  it('is void with the fifth wrong try, for the right code too', async () => {
    const recordId = await begin();
    const right = await smsCode(sandbox, USER);
    expect(await guess(recordId, 5)).toEqual([...Array(4).fill('800006'), '4063']);
    expect(await confirmWith(sandbox, ORDER, recordId, right)).toMatchObject({
      code: '4063',
      message: 'This code is no longer valid. Please ask for a new one.',
    });
    expect(await paymentsOf(sandbox, ORDER)).toEqual([]);
    sandbox.clock.nowMs += MINUTE_MS;
    const next = recordOf((await commit(1)).data);
    expect((await confirmWith(sandbox, ORDER, next, await smsCode(sandbox, USER))).code).toBe('00');
  });

  it('is good after four', async () => {
    const recordId = await begin();
    expect(await guess(recordId, 4)).toEqual(Array(4).fill('800006'));
    expect((await confirmWith(sandbox, ORDER, recordId, await smsCode(sandbox, USER))).code).toBe('00');
  });

  it('takes five of sixty guesses at one time, through two sandboxes', async () => {
    const other = await sandbox.openOther();
    const recordId = await begin();
    const right = await smsCode(sandbox, USER);
    const guesses = Array.from({ length: 60 }, (_, turn) => String((Number(right) + turn + 1) % 1e6).padStart(6, '0'));
    const answers = await Promise.all(
      guesses.map((code, turn) => confirmWith(turn % 2 ? other : sandbox, ORDER, recordId, code)),
    );
    expect(answers.filter(({ code }) => code === '800006')).toHaveLength(4);
    expect((await confirmWith(sandbox, ORDER, recordId, right)).code).toBe('4063');
  });

  it('is not asked for anew within a minute', async () => {
    await begin();
    sandbox.clock.nowMs += MINUTE_MS - 1;
    expect(await commit(1)).toEqual({
      code: '4071',
      message: 'A code was sent less than a minute ago. Please wait.',
      data: null,
    });
    expect(await messages()).toBe(1);
    sandbox.clock.nowMs += 1;
    expect((await commit(1)).code).toBe('00');
    expect(await messages()).toBe(2);
  });

  it('serves a payment that is begun again within the minute, by another card too, with the tries that are left', async () => {
    const first = await begin();
    const right = await smsCode(sandbox, USER);
    await guess(first, 3);
    const second = recordOf((await commit(0, 1)).data);
    expect(await messages()).toBe(1);
    expect((await confirmWith(sandbox, ORDER, first, right)).code).toBe('4063');
    expect(await guess(second, 1)).toEqual(['800006']);
    expect((await confirmWith(sandbox, ORDER, second, right)).code).toBe('00');
    expect(await paymentsOf(sandbox, ORDER)).toHaveLength(1);
  });

  it('that is void lets nobody begin again before the minute is over', async () => {
    await guess(await begin(), 5);
    expect((await commit(0)).code).toBe('4071');
    sandbox.clock.nowMs += MINUTE_MS;
    expect((await commit(0)).code).toBe('00');
  });

  it('comes at once for the next part, once this one is paid by code', async () => {
    await confirmWith(sandbox, ORDER, await begin(), await smsCode(sandbox, USER));
    ways = await waysOf(sandbox, ORDER);
    const fields = commitFields(ways, 150_050);
    expect((await callFor(sandbox, ORDER, 'commitRepayment', fields)).code).toBe('00');
    expect(await messages()).toBe(2);
  });

  it('of before the order changed serves no payment of after', async () => {
    await begin();
    await pay(sandbox, await codeFor(sandbox, ORDER, 150_050));
    ways = await waysOf(sandbox, ORDER);
    expect((await commit(0)).code).toBe('4071');
  });
});
