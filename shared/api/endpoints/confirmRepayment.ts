import { type Endpoint, ignoreData } from '../endpoint.ts';
import type { Key } from '../parse.ts';

/** The code that the borrower was sent, and the payment that it belongs to. */
export interface RepaymentCode {
  readonly orderId: string | undefined;
  readonly code: string;
  readonly recordId: Key | undefined;
}

/** Confirms a payment by card. */
export const confirmRepayment: Endpoint<RepaymentCode, true> = {
  name: 'confirmRepayment',
  client: 'standard',
  method: 'POST',
  path: '/v2/{svc}/service/loan/repayment-confirm',
  isBinding: true,
  payload: ({ orderId, code, recordId }) => ({
    /** Optional: the order of the address. */
    orderId,
    /** The code from the SMS, of at least six characters. */
    verifyCode: code,
    /** Optional: the payment, by `repayRecordId` of `commitRepayment`. */
    repaymentRecordId: recordId,
  }),
  parse: ignoreData,
};
