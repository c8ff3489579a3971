import type { ComponentType } from 'react';
import { servicePhone } from '../../../brand/current.ts';
import { refusals } from '../../../brand/refusals.ts';
import { t } from '../../../i18n/t.ts';
import { isOrderHere } from '../../../navigation/isOrderHere.ts';
import { addressOf } from '../../../navigation/open.ts';
import type { Env } from '../../../platform/env.ts';
import { callPhone } from '../callPhone.ts';
import { goHome } from '../goHome.ts';
import { sendToApp } from '../sendToApp.ts';
import { FailureView, isDoor, wordsOf } from './FailureView.tsx';
import { type Failed, failureKind } from './failureKind.ts';
import { Login } from './Login.tsx';
import { loginOf } from './loginOf.ts';

/**
 * What stands in the place of data that did not come, for one outcome on this platform. `isOrder`: it stands on the order's
 * own page, which is no way on from itself.
 */
export const explainFailure = (
  env: Env,
  outcome: Failed,
  isOrder = isOrderHere(),
): ComponentType<{ readonly onRetry: () => void }> => {
  const shown = {
    kind: failureKind(outcome, refusals),
    said: outcome.message ?? '',
    ...loginOf(env),
    orderHref: env.page.session.orderId && !isOrder ? addressOf(env.page, 'loanDetail') : undefined,
    accountHref: addressOf(env.page, 'bindBank'),
    phone: servicePhone,
    onHome: () => sendToApp(env, goHome()),
    onCall: () => sendToApp(env, callPhone(servicePhone)),
  };
  return ({ onRetry }) => <FailureView {...shown} onRetry={onRetry} />;
};

/** That the borrower is signed out, or is somebody else, and the login, for a place beside other words; undefined of other failures. */
export const loginFor = (env: Env, outcome: Failed): ComponentType | undefined => {
  const kind = failureKind(outcome, refusals);
  const way = loginOf(env);
  const [title, more] = wordsOf({ kind, said: '', ...way });
  if (!isDoor(kind)) return undefined;
  return () => (
    <>
      <p role="alert">{`${t(title)}. ${t(more)}`}</p>
      <Login {...way} />
    </>
  );
};
