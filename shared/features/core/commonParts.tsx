import type { Failed } from '../../api/outcome.ts';
import { followLanguage } from '../../app/followLanguage.ts';
import { refusals, servicePhone } from '../../brand/current.ts';
import { t } from '../../i18n/t.ts';
import { isOrderHere } from '../../navigation/ownAddress.ts';
import { addressOf } from '../../navigation/screens.ts';
import type { Env, Explanation, LaterParts } from '../../platform/env.ts';
import { followTranslator } from '../../platform/followTranslator.ts';
import { goHome } from './appActions.ts';
import { callPhone } from './callPhone.ts';
import { FailureView, failureKind, isSolvedByLogin, wordsOf } from './FailureView.tsx';
import { focusHeadingAbove } from './focus.ts';
import { Login, loginOf } from './Login.tsx';
import { sendToApp } from './sendToApp.ts';

/** @returns what is shown in place of data that did not arrive, for one outcome on this platform. */
export const explainFailure = (env: Env, outcome: Failed): Explanation => {
  const kind = failureKind(outcome, refusals);
  const shown = {
    kind,
    instead: outcome.kind === 'unknown' ? outcome.message : undefined,
    message: outcome.quoted || (outcome.kind === 'refused' && outcome.message) || '',
    ...loginOf(env),
    // The order's own page has no link to itself.
    orderHref: env.page.session.orderId && !isOrderHere() ? addressOf(env.page, 'loanDetail') : undefined,
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

/** The later part of every page: explains missing data, and follows the language in which the page is read. */
export const commonParts: LaterParts = {
  explainFailure,
  followLanguage: (box, drawAnew) => {
    followLanguage();
    followTranslator(box, drawAnew);
  },
};
