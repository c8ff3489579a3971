import { required } from '../../lib/shape.ts';
import { type Endpoint, ignoreData } from '../endpoint.ts';
import { code, id } from '../fields.ts';
import type { Key } from '../parse.ts';
import { sentOrder } from './orderKey.ts';

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
  payload: ({ orderId, code, recordId }) => ({ orderId, verifyCode: code, repaymentRecordId: recordId }),
  parse: ignoreData,
};

export const sent = () => ({
  ...sentOrder(),
  /** The code from the SMS, of at least six characters. */
  verifyCode: required(code),
  /** The payment, by `repayRecordId` of `commitRepayment`. */
  repaymentRecordId: id,
});
