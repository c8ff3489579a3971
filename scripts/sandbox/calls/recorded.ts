import { createHash } from 'node:crypto';
import { and, eq, lte } from 'drizzle-orm';
import { inTransaction, type Queries } from '../database/openDatabase.ts';
import { keptAnswers } from '../database/schema.ts';
import { SUCCESS_CODE } from '../http/envelope.ts';
import { asText } from '../http/fields.ts';
import { Refusal, refusal, refusalCodes } from '../http/refusal.ts';
import { readPayCodeRow } from '../loan/payCodes.ts';
import { recordInLedger } from '../loan/takePayment.ts';
import { jsonIn, say } from '../texts/texts.ts';
import { type Call, type Handler, textOf } from './call.ts';

const DAY_MS = 86_400_000;

/** Whether the answer of a call is kept under the key that it came with. What nobody is signed in for has no owner to keep it for. */
const hasKey = ({ idempotencyKey, borrowerId }: Call): boolean => idempotencyKey !== '' && borrowerId !== '';

/** The request as it was meant: its body, whatever order its fields came in, and what it is about. Its session may be a newer one. */
function digestOf(call: Call): string {
  const fields = Object.entries(call.body).sort(([one], [other]) => (one < other ? -1 : 1));
  const about = ['orderId', 'productId'].map((name) => textOf(call, name));
  return createHash('sha256')
    .update(JSON.stringify([about, fields]))
    .digest('hex');
}

/**
 * What a call of the same `Idempotency-Key` was answered within a day, as a handler answers; undefined where there was none. Refuses
 * a key that came with another request. Run it inside the transaction that carries the call out: of two that come at one moment the
 * second waits, and finds the answer of the first.
 */
async function answerBefore(tx: Queries, call: Call): Promise<{ readonly answer: unknown } | undefined> {
  if (!hasKey(call)) return undefined;
  const { userId, call: name, key, atMs } = keptAnswers;
  await tx.delete(keptAnswers).where(lte(atMs, call.nowMs - DAY_MS));
  const same = and(eq(userId, call.borrowerId), eq(name, call.name), eq(key, call.idempotencyKey));
  const [row] = await tx.select().from(keptAnswers).where(same);
  if (!row) return undefined;
  if (row.digest !== digestOf(call)) throw refusal('keyTaken');
  return { answer: row.code === SUCCESS_CODE ? row.data : new Refusal(row.code, row.message) };
}

/** Keeps what a call was answered, a refusal too: what arrives once more, however late, must not do what was refused at first. */
async function keepAnswer(tx: Queries, call: Call, answer: unknown): Promise<void> {
  if (!hasKey(call)) return;
  const said =
    answer instanceof Refusal
      ? { code: answer.code, message: say(answer.words, call.texts), data: null }
      : { code: SUCCESS_CODE, message: '', data: JSON.parse(jsonIn(answer, call.texts)) as unknown };
  const { borrowerId: userId, name, idempotencyKey: key, nowMs: atMs } = call;
  const row = { userId, call: name, key, digest: digestOf(call), orderId: textOf(call, 'orderId'), atMs, ...said };
  await tx.insert(keptAnswers).values(row).onConflictDoNothing();
}

/** The code whose token a payUrl ends with, '' for an answer without one. */
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
 * A process may end at any moment: what the call did, the line that says so and the answer under its key are written together, or not
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
 * Writes every execution of a call that may be carried out only once into the ledger, the refused ones too. One that comes again with
 * its `Idempotency-Key` is answered as before, and is no execution.
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
