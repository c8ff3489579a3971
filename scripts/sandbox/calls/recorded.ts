import { inTransaction, type Queries } from '../database/openDatabase.ts';
import { Refusal, refusalCodes, SUCCESS_CODE } from '../http/envelope.ts';
import { asText } from '../http/fields.ts';
import { readPayCodeRow } from '../loan/payCodes.ts';
import { recordInLedger } from '../loan/takePayment.ts';
import { type Call, type Handler, textOf } from './call.ts';

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
 * Writes every execution of a call that may be carried out only once into the ledger, also if it is refused. A process may end at any moment: the
 * changes of the call and its line in the ledger are written together, or not at all.
 */
export function recorded<Data>(handler: Handler<Data>): Handler<Data> {
  return async (call) => {
    try {
      return await inTransaction(call.database, async (tx) => {
        const answer = await handler(call, tx);
        await writeLine(tx, call, answer instanceof Refusal ? answer.code : SUCCESS_CODE, await payCodeIn(tx, answer));
        return answer;
      });
    } catch (error) {
      const code = error instanceof Refusal ? error.code : refusalCodes.broken;
      await inTransaction(call.database, (tx) => writeLine(tx, call, code));
      throw error;
    }
  };
}
