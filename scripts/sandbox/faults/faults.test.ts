import { describe, expect, it } from 'vitest';
import { callFor, ORIGIN, open, post, send, sessionOf } from '../testBorrower.ts';
import { sandboxForEachTest } from '../testSandbox.ts';

describe('faults', () => {
  const sandbox = sandboxForEachTest();

  const arm = async (fault: object): Promise<number> => {
    const body = JSON.stringify({ call: 'readOrder', ...fault });
    return (await post(sandbox, '/sandbox/faults', { body })).status;
  };
  const readOrder = (orderId = '170001') => send(sandbox, 'readOrder', sessionOf(orderId));
  const isDropped = (response: Response): boolean => response.headers.get('x-sandbox-drop') === '1';
  const askedCodes = async () => JSON.parse((await open(sandbox, '/sandbox/ledger')).text).length as number;

  it('refuses as often as it is told, and only the order it is for', async () => {
    await arm({ fault: 'refuse', code: '800005', message: 'Busy', orderId: '170001', times: 2 });
    expect((await callFor(sandbox, '170002', 'readOrder')).code).toBe('00');
    expect(await callFor(sandbox, '170001', 'readOrder')).toEqual({ code: '800005', message: 'Busy', data: null });
    expect((await callFor(sandbox, '170001', 'readOrder')).code).toBe('800005');
    expect((await callFor(sandbox, '170001', 'readOrder')).code).toBe('00');
  });

  it('drops the connection before the call, or loses the answer after it', async () => {
    const body = { amount: 150_050, channelNumber: '90006' };
    await arm({ call: 'generatePayCode', fault: 'drop' });
    expect(isDropped(await send(sandbox, 'generatePayCode', sessionOf('170001'), body))).toBe(true);
    expect(await askedCodes()).toBe(0);
    await arm({ call: 'generatePayCode', fault: 'lose' });
    expect(isDropped(await send(sandbox, 'generatePayCode', sessionOf('170001'), body))).toBe(true);
    expect(await askedCodes()).toBe(1);
  });

  it.each([
    ['html', '<!doctype html>'],
    ['cutJson', '{"code":"00"'],
    ['empty', ''],
    ['null', 'null'],
    ['array', '['],
    ['string', '"'],
  ])('answers a body that is not the envelope: %s', async (form, beginning) => {
    await arm({ fault: 'malformed', form });
    const text = await (await readOrder()).text();
    expect(text.startsWith(beginning)).toBe(true);
    expect(text === '' || beginning !== '').toBe(true);
    expect((await callFor(sandbox, '170001', 'readOrder')).code).toBe('00');
  });

  it('serves a fault once to two sandboxes on one file', async () => {
    const other = await sandbox.openOther();
    await arm({ fault: 'refuse', code: '5' });
    const answers = await Promise.all(
      [sandbox, other, sandbox, other].map((each) => callFor(each, '170001', 'readOrder')),
    );
    expect(answers.filter((answer) => answer.code === '5')).toHaveLength(1);
  });

  it('is armed by a link that goes on to a page of this site', async () => {
    const next = '/loanDetail?orderId=170001&lang=fil';
    const link = `/sandbox/arm?call=readOrder&fault=refuse&code=7&next=${encodeURIComponent(next)}`;
    const { response } = await open(sandbox, link);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(next);
    expect((await callFor(sandbox, '170001', 'readOrder')).code).toBe('7');
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/..//evil.example'])(
    'does not send the borrower to %s',
    async (next) => {
      const address = `/sandbox/arm?call=readOrder&fault=drop&next=${encodeURIComponent(next)}`;
      const { response } = await open(sandbox, address);
      const location = response.headers.get('location');
      expect(location === null || new URL(location, ORIGIN).origin === ORIGIN).toBe(true);
    },
  );

  it('is refused where it is not known, and cleared when asked', async () => {
    expect(await arm({ call: 'none', fault: 'drop' })).toBe(400);
    expect(await arm({ fault: 'none' })).toBe(400);
    expect(await arm({ fault: 'malformed', form: 'none' })).toBe(400);
    await arm({ fault: 'drop' });
    await sandbox.fetch(new Request(`${ORIGIN}/sandbox/faults`, { method: 'DELETE' }));
    expect(isDropped(await readOrder())).toBe(false);
  });
});
