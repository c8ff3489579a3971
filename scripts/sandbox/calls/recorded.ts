import { inTransaction, within } from '../database/inTransaction.ts';
import type { Queries } from '../database/openDatabase.ts';
import { SUCCESS_CODE } from '../http/envelope.ts';
import { asText } from '../http/fields.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { readPayCodeRow } from '../loan/payCodes.ts';
import { type LedgerEntry, recordInLedger } from '../loan/recordInLedger.ts';
import { type Call, type Handler, textOf } from './call.ts';
import { answerBefore, keepAnswer } from './keptAnswers.ts';

const codeOf = (error: unknown): string => (error instanceof Refusal ? error.code : refusalCodes.broken);

/** The code whose token a payUrl ends with, '' for an answer without one. */
async function payCodeIn(tx: Queries, data: unknown): Promise<string> {
  if (typeof data !== 'object' || data === null || !('payUrl' in data)) return '';
  const token = new URL(asText(data.payUrl)).pathname.split('/').at(-1) ?? '';
  return (await readPayCodeRow(tx, { token }))?.code ?? '';
}

const entryOf = (call: Call, outcome: string, payCode: string): LedgerEntry => ({
  kind: call.name,
  orderId: textOf(call, 'orderId'),
  payCode,
  channelNumber: textOf(call, 'channelNumber'),
  amount: textOf(call, 'amount'),
  isDelay: textOf(call, 'isDelay') === '1',
  outcome,
});

/**
 * A process may end at any moment: what the call did, the line that says so and the answer under its key are written together, or not
 * at all.
 */
function executeAndRecord(handler: Handler, call: Call): Promise<unknown> {
  return inTransaction(call.database, async (tx) => {
    const before = await answerBefore(tx, call);
    if (before) return before.answer;
    const data = await handler({ ...call, database: within(call.database, tx) });
    const outcome = data instanceof Refusal ? data.code : SUCCESS_CODE;
    await recordInLedger(tx, entryOf(call, outcome, await payCodeIn(tx, data)), call.nowMs);
    await keepAnswer(tx, call, data);
    return data;
  });
}

function recordFailure(call: Call, error: unknown): Promise<void> {
  return inTransaction(call.database, async (tx) => {
    await recordInLedger(tx, entryOf(call, codeOf(error), ''), call.nowMs);
    if (error instanceof Refusal) await keepAnswer(tx, call, error);
  });
}

/**
 * Writes every execution of a call that may be carried out only once into the ledger, the refused ones too. One that comes again with
 * its `Idempotency-Key` is answered as before, and is no execution.
 */
export function recorded(handler: Handler): Handler {
  return async (call) => {
    try {
      return await executeAndRecord(handler, call);
    } catch (error) {
      await recordFailure(call, error);
      throw error;
    }
  };
}
