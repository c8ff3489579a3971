import { createHash } from 'node:crypto';
import { and, eq, lte } from 'drizzle-orm';
import { DAY_MS } from '../../../shared/domain/dates.ts';
import { inTransaction, type Queries } from '../database/openDatabase.ts';
import { keptAnswers } from '../database/schema.ts';
import { Refusal, refusalCodes, SUCCESS_CODE } from '../http/envelope.ts';
import { asText } from '../http/fields.ts';
import { readPayCodeRow } from '../loan/payCodes.ts';
import { recordInLedger } from '../loan/takePayment.ts';
import { type Call, type Handler, textOf } from './call.ts';

/** @returns whether the response to a call is stored under its key. A call without a session has no owner for whom to store it. */
const hasKey = ({ idempotencyKey, borrowerId }: Call): boolean => idempotencyKey !== '' && borrowerId !== '';

/** A digest of the request's meaning: of its body, whatever the order of the fields, and its subject. The session is not included, as it may be a newer one. */
function digestOf(call: Call): string {
  const fields = Object.entries(call.body).sort(([one], [other]) => (one < other ? -1 : 1));
  const about = ['orderId', 'productId'].map((name) => textOf(call, name));
  return createHash('sha256')
    .update(JSON.stringify([about, fields]))
    .digest('hex');
}

/**
 * @returns the stored result of a call with the same `Idempotency-Key` within a day; undefined if there is none. @throws Refusal if
 * the key came with another request. Has to run in the transaction that executes the call: of two simultaneous calls, the
 * second waits, and finds the result of the first.
 */
async function answerBefore(tx: Queries, call: Call): Promise<{ readonly answer: unknown } | undefined> {
  if (!hasKey(call)) return undefined;
  const { userId, call: name, key, atMs } = keptAnswers;
  await tx.delete(keptAnswers).where(lte(atMs, call.nowMs - DAY_MS));
  const same = and(eq(userId, call.borrowerId), eq(name, call.name), eq(key, call.idempotencyKey));
  const [row] = await tx.select().from(keptAnswers).where(same);
  if (!row) return undefined;
  if (row.digest !== digestOf(call))
    throw new Refusal(refusalCodes.keyTaken, 'This Idempotency-Key came with another request.');
  return { answer: row.code === SUCCESS_CODE ? row.data : new Refusal(row.code, row.message) };
}

/** Stores the result of a call, also a refusal: a repeated request, however late, must not carry out what was refused at first. */
async function keepAnswer(tx: Queries, call: Call, answer: unknown): Promise<void> {
  if (!hasKey(call)) return;
  const said =
    answer instanceof Refusal
      ? { code: answer.code, message: answer.message, data: null }
      : { code: SUCCESS_CODE, message: '', data: answer };
  const { borrowerId: userId, name, idempotencyKey: key, nowMs: atMs } = call;
  const row = { userId, call: name, key, digest: digestOf(call), orderId: textOf(call, 'orderId'), atMs, ...said };
  await tx.insert(keptAnswers).values(row).onConflictDoNothing();
}

/** @returns the pay code whose token is at the end of a payUrl; '' for data without one. */
async function payCodeIn(tx: Queries, data: unknown): Promise<string> {
  if (typeof data !== 'object' || data === null || !('payUrl' in data)) return '';
  const token = new URL(asText(data.payUrl)).pathname.split('/').at(-1) ?? '';
  return (await readPayCodeRow(tx, { token }))?.code ?? '';
}

const writeLine = (tx: Queries, call: Call, outcome: string, payCode = ''): Promise<void> =>
  recordInLedger(
    tx,
    {
      kind: call.name,
      orderId: textOf(call, 'orderId'),
      payCode,
      channelNumber: textOf(call, 'channelNumber'),
      amount: textOf(call, 'amount'),
      isDelay: textOf(call, 'isDelay') === '1',
      outcome,
    },
    call.nowMs,
  );

/**
 * A process may end at any moment: the changes of the call, its line in the ledger and the stored result are written together, or not
 * at all.
 */
function executeAndRecord<Data>(handler: Handler<Data>, call: Call): Promise<Data> {
  return inTransaction(call.database, async (tx) => {
    const before = await answerBefore(tx, call);
    if (before) return before.answer as Data;
    const answer = await handler(call, tx);
    await writeLine(tx, call, answer instanceof Refusal ? answer.code : SUCCESS_CODE, await payCodeIn(tx, answer));
    await keepAnswer(tx, call, answer);
    return answer;
  });
}

/**
 * Writes every execution of a call that may be carried out only once into the ledger, also if it is refused. A call that is repeated with
 * its `Idempotency-Key` gets the same response as before, and is not executed.
 */
export function recorded<Data>(handler: Handler<Data>): Handler<Data> {
  return async (call) => {
    try {
      return await executeAndRecord(handler, call);
    } catch (error) {
      await inTransaction(call.database, async (tx) => {
        await writeLine(tx, call, error instanceof Refusal ? error.code : refusalCodes.broken);
        if (error instanceof Refusal) await keepAnswer(tx, call, error);
      });
      throw error;
    }
  };
}
