import { createHash } from 'node:crypto';
import { and, eq, lte } from 'drizzle-orm';
import { type KeptAnswer, keptAnswers } from '../database/accessTables.ts';
import type { Queries } from '../database/openDatabase.ts';
import { SUCCESS_CODE } from '../http/envelope.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { jsonIn, say } from '../texts/texts.ts';
import { type Call, textOf } from './call.ts';

const DAY_MS = 86_400_000;

/** Whether the answer of a call is kept under the key that it came with. What nobody is signed in for has no owner to keep it for. */
const hasKey = ({ idempotencyKey, borrowerId }: Call): boolean => idempotencyKey !== '' && borrowerId !== '';

const rowOf = (call: Call) =>
  and(
    eq(keptAnswers.userId, call.borrowerId),
    eq(keptAnswers.call, call.name),
    eq(keptAnswers.key, call.idempotencyKey),
  );

/** The request as it was meant: its body, whatever order its fields came in, and what it is about. Its session may be a newer one. */
function digestOf(call: Call): string {
  const fields = Object.entries(call.body).sort(([one], [other]) => (one < other ? -1 : 1));
  const about = ['orderId', 'productId'].map((name) => textOf(call, name));
  return createHash('sha256')
    .update(JSON.stringify([about, fields]))
    .digest('hex');
}

/** The answer as it was given, whichever way the handler gives it. */
const answerOf = ({ code, message, data }: KeptAnswer): unknown =>
  code === SUCCESS_CODE ? data : new Refusal(code, message);

const keyTaken = (): Refusal => new Refusal(refusalCodes.keyTaken, ({ refusals }) => refusals.keyTaken);

/**
 * What a call of the same `Idempotency-Key` was answered within a day, as a handler answers; undefined where there was none. Refuses
 * a key that came with another request. Run it inside the transaction that carries the call out: of two that come at one moment the
 * second waits, and finds the answer of the first.
 */
export async function answerBefore(tx: Queries, call: Call): Promise<{ readonly answer: unknown } | undefined> {
  if (!hasKey(call)) return undefined;
  await tx.delete(keptAnswers).where(lte(keptAnswers.atMs, call.nowMs - DAY_MS));
  const [row] = await tx.select().from(keptAnswers).where(rowOf(call));
  if (row === undefined) return undefined;
  if (row.digest !== digestOf(call)) throw keyTaken();
  return { answer: answerOf(row) };
}

/** Keeps what a call was answered, a refusal too: what arrives once more, however late, must not do what was refused at first. */
export async function keepAnswer(tx: Queries, call: Call, answer: unknown): Promise<void> {
  if (!hasKey(call)) return;
  const said =
    answer instanceof Refusal
      ? { code: answer.code, message: say(answer.words, call.texts), data: null }
      : { code: SUCCESS_CODE, message: '', data: JSON.parse(jsonIn(answer, call.texts)) as unknown };
  const { borrowerId: userId, name, idempotencyKey: key, nowMs: atMs } = call;
  const row = { userId, call: name, key, digest: digestOf(call), orderId: textOf(call, 'orderId'), atMs, ...said };
  await tx.insert(keptAnswers).values(row).onConflictDoNothing();
}
