import { describe, expect, it } from 'vitest';
import { listOf, read } from '../complaints/testComplaints.ts';
import { callFor } from '../testBorrower.ts';
import { sandboxForAllTests } from '../testSandbox.ts';

describe('following complaints', () => {
  const sandbox = sandboxForAllTests();

  it('has an answer of images only, and texts and images as long as they come', async () => {
    const wordless = (await read(sandbox, '180001', 1012)).data;
    expect([wordless.disposeDetail, wordless.disposeImages.length]).toEqual(['', 3]);
    const long = (await read(sandbox, '170999', 1031)).data;
    expect([long.content.length, long.images.length, long.disposeImages.length]).toEqual([200, 9, 9]);
  });

  it('sends numbers as text to a borrower who shows that form', async () => {
    expect((await read(sandbox, '180002', 1021)).data).toMatchObject({ problemId: '1021', isNeedScore: '1' });
    expect((await listOf(sandbox, '180002'))[0]?.id).toBe('1022');
  });

  it.each([
    ['another borrower’s complaint', '1011'],
    ['one that there is not', '999999'],
    ['one that is no number', 'x'],
  ])('refuses %s in the same words', async (_, problemId) => {
    expect(await read(sandbox, '170001', problemId)).toEqual({
      code: '4041',
      message: 'We cannot find this complaint.',
      data: null,
    });
  });
});

describe('rating the service', () => {
  const sandbox = sandboxForAllTests();

  const rate = async (orderId: string, problemId: number, score: number | string) =>
    (await callFor(sandbox, orderId, 'rateService', { problemId, score })).code;

  it.each([0, 6, '4.5', '', 'five'])('refuses the score "%s"', async (score) => {
    expect(await rate('170001', 1003, score)).toBe('4000');
    expect((await read(sandbox, '170001', 1003)).data.isNeedScore).toBe(1);
  });

  it('takes one rating, and asks no more', async () => {
    expect(await rate('170001', 1003, 5)).toBe('00');
    expect((await read(sandbox, '170001', 1003)).data.isNeedScore).toBe(0);
    expect(await rate('170001', 1003, 1)).toBe('4221');
  });

  it('refuses where no rating is asked for, and for another borrower’s complaint', async () => {
    expect(await rate('170001', 1001, 5)).toBe('4221');
    expect(await rate('170001', 1004, 5)).toBe('4221');
    expect(await rate('170001', 1021, 5)).toBe('4041');
    expect((await read(sandbox, '180002', 1021)).data.isNeedScore).toBe('1');
  });
});
