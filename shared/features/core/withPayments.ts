import type { PaymentParts, PaymentsEnv } from '../../payments/orderPayments.ts';
import type { Env } from '../../platform/env.ts';
import type { Later } from '../../platform/loadLater.ts';
import { browserMarks } from '../../platform/storage/submissionLog.ts';

/** The platform of a page that shows what has become of a payment. */
export const withPayments = <PageEnv extends Env & { readonly later: Later<PaymentParts> }>(
  env: PageEnv,
): PageEnv & Pick<PaymentsEnv, 'records' | 'isHidden'> => ({
  records: browserMarks(),
  isHidden: () => document.hidden,
  // Last, so that a test's platform can bring its own.
  ...env,
});
