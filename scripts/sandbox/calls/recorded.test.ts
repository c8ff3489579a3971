import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Sandbox } from '../createSandbox.ts';
import { type Database, openDatabase } from '../database/openDatabase.ts';
import { callFor, openTestSandbox } from '../testBorrower.ts';
import { commitFields, waysOf } from '../testCards.ts';

let sandbox: Sandbox;
let database: Database;
let remove: () => Promise<void>;
beforeEach(async () => {
  const opened = await openTestSandbox();
  ({ sandbox, remove } = opened);
  database = await openDatabase(opened.databaseUrl);
});
afterEach(async () => {
  database.close();
  await remove();
});

const paidParts = async (): Promise<number> =>
  (await database.reader.all(sql`SELECT 1 FROM sandbox_instalments WHERE order_id = '170003' AND paid_at <> ''`))
    .length;

it('takes no money that it cannot write a line about', async () => {
  const fields = commitFields(await waysOf(sandbox, '170003'), 80_000);
  // The payment's own line is written; the one that says who asked for it is not.
  await database.reader.run(sql`
    CREATE TRIGGER no_line BEFORE INSERT ON sandbox_ledger WHEN NEW.kind = 'commitRepayment' AND NEW.outcome = '00'
    BEGIN SELECT raise(ABORT, 'the disk is full'); END`);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect((await callFor(sandbox, '170003', 'commitRepayment', fields)).code).toBe('9999');
  expect(await paidParts()).toBe(0);
  await database.reader.run(sql`DROP TRIGGER no_line`);
  expect((await callFor(sandbox, '170003', 'commitRepayment', fields)).code).toBe('00');
  expect(await paidParts()).toBe(1);
});
