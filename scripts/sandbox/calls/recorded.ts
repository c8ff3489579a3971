import { inTransaction, within } from '../database/inTransaction.ts';
import { SUCCESS_CODE } from '../http/envelope.ts';
import { asText } from '../http/fields.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { type LedgerEntry, recordInLedger } from '../loan/recordInLedger.ts';
import { type Call, type Handler, textOf } from './call.ts';

const codeOf = (error: unknown): string => (error instanceof Refusal ? error.code : refusalCodes.broken);

/** The code at the end of a payUrl, '' for an answer without one. */
function payCodeIn(data: unknown): string {
  if (typeof data !== 'object' || data === null || !('payUrl' in data)) return '';
  return asText(data.payUrl).split('/').at(-1) ?? '';
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

/** A process may end at any moment: what the call did and the line that says so are written together, or not at all. */
function executeAndRecord(handler: Handler, call: Call): Promise<unknown> {
  return inTransaction(call.database, async (tx) => {
    const data = await handler({ ...call, database: within(call.database, tx) });
    await recordInLedger(tx, entryOf(call, SUCCESS_CODE, payCodeIn(data)), call.nowMs);
    return data;
  });
}

/** Writes every execution of a call that may be carried out only once into the ledger, the refused ones too. */
export function recorded(handler: Handler): Handler {
  return async (call) => {
    try {
      return await executeAndRecord(handler, call);
    } catch (error) {
      await inTransaction(call.database, (tx) => recordInLedger(tx, entryOf(call, codeOf(error), ''), call.nowMs));
      throw error;
    }
  };
}
