import type { PaymentParts, PaymentsEnv } from '../../payments/orderPayments.ts';
import type { Env } from '../../platform/env.ts';
import type { Later } from '../../platform/loadLater.ts';
import { browserMarks } from '../../platform/storage/submissionLog.ts';
import { goLogin } from './goLogin.ts';
import { sendToApp } from './sendToApp.ts';

/** The platform of a page that shows what has become of a payment. */
export const withPayments = <PageEnv extends Env & { readonly later: Later<PaymentParts> }>(
  env: PageEnv,
): PageEnv & Pick<PaymentsEnv, 'records' | 'isHidden' | 'logIn'> => ({
  records: browserMarks(),
  isHidden: () => document.hidden,
  logIn: () => sendToApp(env, goLogin()),
  // Last, so that a test's platform can bring its own.
  ...env,
});
