import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '../../../shared/domain/dates.ts';
import type { Sandbox } from '../createSandbox.ts';
import { openDatabase } from '../database/openDatabase.ts';
import {
  callFor,
  commitFields,
  ledgerOf,
  paymentsOf,
  recordOf,
  send,
  sessionOf,
  smsCode,
  soundCard,
  waysOf,
} from '../testBorrower.ts';
import { sandboxForEachTest } from '../testSandbox.ts';

const KEY = '00112233445566778899aabbccddeeff';

const sandbox = sandboxForEachTest();
let other: Sandbox;
beforeEach(async () => {
  other = await sandbox.openOther();
});

type CallName = Parameters<typeof send>[1];
type Body = Readonly<Record<string, string | number>>;

/** Calls with the session of an order's borrower. @returns the response body as text. */
const ask = async (orderId: string, name: CallName, body: Body, key = KEY, by: Sandbox = sandbox): Promise<string> =>
  (await send(by, name, sessionOf(orderId), body, key ? { 'idempotency-key': key } : {})).text();

const codeOf = (answer: string): string => JSON.parse(answer).code;

/** The request fields of card payments: Grace's card needs no code, Ana's card needs one. */
const ofGrace = async () => commitFields(await waysOf(sandbox, '170003'), 80_000);
const ofAna = async () => commitFields(await waysOf(sandbox, '170001'), 150_050);

describe('A call that is repeated with its key', () => {
  it('gets the same response, through two sandboxes at one moment, and pays once', async () => {
    const fields = await ofGrace();
    const turns = [sandbox, other, sandbox, other, sandbox, other];
    const answers = await Promise.all(turns.map((by) => ask('170003', 'commitRepayment', fields, KEY, by)));
    expect(new Set(answers).size).toBe(1);
    expect(codeOf(answers[0] ?? '')).toBe('00');
    expect(await ledgerOf(sandbox, '170003')).toEqual(['payment 00', 'commitRepayment 00']);
    // Without a key, the request is refused, because its token is already spent.
    expect(codeOf(await ask('170003', 'commitRepayment', fields, ''))).toBe('800005');
  });

  it.each([
    ['repayByWallet', '170001', { userId: '50011', amount: 150_050 }],
    ['pushLoan', '170301', { amount: 450_000, periods: 91, termUnit: 'day' }],
    ['pushLegacyLoan', '170312', { amount: 450_000 }],
  ] as const)('is executed once: %s', async (name, orderId, body) => {
    const first = await ask(orderId, name, body);
    expect(codeOf(first)).toBe('00');
    expect(await ask(orderId, name, body)).toBe(first);
    expect(await ledgerOf(sandbox, orderId)).toEqual([`${name} 00`]);
  });

  it('gets the refusal of the first time, though it could be done by now', async () => {
    const body = { amount: 450_000, periods: 91, termUnit: 'day' };
    const refused = await ask('170300', 'pushLoan', body);
    expect(codeOf(refused)).toBe('4053');
    await ask('170300', 'bindCard', soundCard, '');
    expect(await ask('170300', 'pushLoan', body)).toBe(refused);
    expect(codeOf(await ask('170300', 'pushLoan', body, 'another'))).toBe('00');
  });

  it('counts a wrong code once', async () => {
    const begun = await ask('170001', 'commitRepayment', await ofAna(), 'begin');
    const repaymentRecordId = recordOf(JSON.parse(begun).data);
    const code = await smsCode(sandbox, '50011');
    const wrong = { repaymentRecordId, verifyCode: code === '123456' ? '654321' : '123456' };
    for (let times = 0; times < 6; times += 1)
      expect(codeOf(await ask('170001', 'confirmRepayment', wrong))).toBe('800006');
    const right = { repaymentRecordId, verifyCode: code };
    expect(codeOf(await ask('170001', 'confirmRepayment', right, 'right'))).toBe('00');
  });
});

describe('A key', () => {
  it('is refused with another body, and nothing is done', async () => {
    const fields = await ofAna();
    await ask('170001', 'commitRepayment', { ...fields, amount: 1 });
    expect(codeOf(await ask('170001', 'commitRepayment', fields))).toBe('4090');
    expect(await smsCode(sandbox, '50011')).toBe('');
  });

  it('is forgotten after a day', async () => {
    const fields = await ofGrace();
    const first = await ask('170003', 'commitRepayment', fields);
    sandbox.clock.nowMs += DAY_MS - 1;
    expect(await ask('170003', 'commitRepayment', fields)).toBe(first);
    sandbox.clock.nowMs += 1;
    expect(codeOf(await ask('170003', 'commitRepayment', fields))).toBe('800005');
    expect(await paymentsOf(sandbox, '170003')).toHaveLength(1);
  });
});

it('No money is taken where the ledger cannot be written', async () => {
  const database = await openDatabase(sandbox.databaseUrl());
  const paidParts = async () =>
    (await database.reader.all(sql`SELECT 1 FROM sandbox_instalments WHERE order_id = '170003' AND paid_at <> ''`))
      .length;
  const fields = await ofGrace();
  // The trigger lets the ledger line of the payment pass, but makes the line of the call fail.
  await database.reader.run(sql`
    CREATE TRIGGER no_line BEFORE INSERT ON sandbox_ledger WHEN NEW.kind = 'commitRepayment' AND NEW.outcome = '00'
    BEGIN SELECT raise(ABORT, 'the disk is full'); END`);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect((await callFor(sandbox, '170003', 'commitRepayment', fields)).code).toBe('9999');
  expect(await paidParts()).toBe(0);
  await database.reader.run(sql`DROP TRIGGER no_line`);
  expect((await callFor(sandbox, '170003', 'commitRepayment', fields)).code).toBe('00');
  expect(await paidParts()).toBe(1);
  database.close();
});
