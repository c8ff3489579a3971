import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exampleAccount, readAccount } from './account.ts';

describe('An account', () => {
  it('is read as the example and the one for the sandbox are written', () => {
    expect(readAccount(JSON.stringify({ ...exampleAccount }))).toEqual(exampleAccount);
    expect(readAccount(readFileSync(join(import.meta.dirname, 'sandbox.json'), 'utf8')).session.orderId).toBe('180001');
  });

  it('with slips is refused, with all of them and without anything of the borrower', () => {
    const text = JSON.stringify({
      session: { userID: 'Juan', sessionId: 7 },
      headers: { cookie: 'secret' },
      origin: 'https://pages.example/repay',
      calls: { readOrders: false, readOrder: { sesion: {} }, pushLoan: true },
      user: 'Juan',
    });
    const slips = [
      /user:/,
      /session:/,
      /headers:/,
      /origin/,
      /calls\.readOrders/,
      /calls\.readOrder\.sesion/,
      /calls\.pushLoan/,
    ];
    for (const slip of slips) expect(() => readAccount(text)).toThrow(slip);
    expect(() => readAccount(text)).not.toThrow(/Juan|secret/);
  });

  it.each(['', '{', '[]', 'null', '"session"'])('is no %j', (text) => {
    expect(() => readAccount(text)).toThrow('--example');
  });
});
