import { inTransaction } from '../database/inTransaction.ts';
import { SUCCESS_CODE } from '../http/envelope.ts';
import { asText } from '../http/fields.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { recordInLedger } from '../loan/recordInLedger.ts';
import { type Call, type Handler, textOf } from './call.ts';

const codeOf = (error: unknown): string => (error instanceof Refusal ? error.code : refusalCodes.broken);

/** The code at the end of a payUrl, '' for an answer without one. */
function payCodeIn(data: unknown): string {
  if (typeof data !== 'object' || data === null || !('payUrl' in data)) return '';
  return asText(data.payUrl).split('/').at(-1) ?? '';
}

async function record(call: Call, outcome: string, payCode: string): Promise<void> {
  const entry = {
    kind: call.name,
    orderId: textOf(call, 'orderId'),
    payCode,
    channelNumber: textOf(call, 'channelNumber'),
    amount: textOf(call, 'amount'),
    isDelay: textOf(call, 'isDelay') === '1',
    outcome,
  };
  await inTransaction(call.database, (tx) => recordInLedger(tx, entry, call.nowMs));
}

/** Writes every execution of a call that moves money or signs into the ledger, the refused ones too. */
export function recorded(handler: Handler): Handler {
  return async (call) => {
    try {
      const data = await handler(call);
      await record(call, SUCCESS_CODE, payCodeIn(data));
      return data;
    } catch (error) {
      await record(call, codeOf(error), '');
      throw error;
    }
  };
}
