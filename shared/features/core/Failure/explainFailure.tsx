import type { ComponentType } from 'react';
import { servicePhone } from '../../../brand/current.ts';
import { refusals } from '../../../brand/refusals.ts';
import { t } from '../../../i18n/t.ts';
import { isOrderHere } from '../../../navigation/ownAddress.ts';
import { addressOf } from '../../../navigation/screens.ts';
import type { Env } from '../../../platform/env.ts';
import { callPhone, goHome } from '../appActions.ts';
import { focusHeadingAbove } from '../focus.ts';
import { sendToApp } from '../sendToApp.ts';
import { FailureView, isSolvedByLogin, wordsOf } from './FailureView.tsx';
import { type Failed, failureKind } from './failureKind.ts';
import { Login, loginOf } from './Login.tsx';

interface ExplainedProps {
  readonly onRetry: () => void;
  /** It is shown next to a text about what the failure has left unknown: it then only tells a borrower who is signed out so, with the login. */
  readonly isBeside?: boolean;
}

/**
 * @returns the component shown in place of data that did not arrive, for one outcome on this platform. `isOrder`: it is shown on the
 * order's own page, so it has no link to that page.
 */
export const explainFailure = (env: Env, outcome: Failed, isOrder = isOrderHere()): ComponentType<ExplainedProps> => {
  const kind = failureKind(outcome, refusals);
  const shown = {
    kind,
    said: outcome.kind === 'refused' ? outcome.message : (outcome.quoted ?? ''),
    ...loginOf(env),
    orderHref: env.page.session.orderId && !isOrder ? addressOf(env.page, 'loanDetail') : undefined,
    accountHref: addressOf(env.page, 'bindBank'),
    phone: servicePhone,
    onHome: () => sendToApp(env, goHome()),
    onCall: () => sendToApp(env, callPhone(servicePhone)),
  };
  return ({ onRetry, isBeside }) => {
    const retry = (): void => {
      focusHeadingAbove();
      onRetry();
    };
    if (!isBeside) return <FailureView {...shown} onRetry={retry} />;
    if (!isSolvedByLogin(kind)) return null;
    const [title, more] = wordsOf(shown);
    return (
      <>
        <p role="alert">
          <strong>{t(title)}</strong>
          <br />
          {t(more)}
        </p>
        <Login {...shown} />
      </>
    );
  };
};
