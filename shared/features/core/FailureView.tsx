import type { Failed } from '../../api/outcome.ts';
import { refusals, servicePhone } from '../../brand/current.ts';
import { hasApp } from '../../bridge/webview.ts';
import { REFUSAL_KINDS, type RefusalKind } from '../../domain/failures.ts';
import type { Message, Words } from '../../i18n/messages.ts';
import { t } from '../../i18n/t.ts';
import { isOrderHere } from '../../navigation/ownAddress.ts';
import { addressOf } from '../../navigation/screens.ts';
import type { Env, Explanation } from '../../platform/env.ts';
import { Button } from '../../ui/Button.tsx';
import { commonText } from '../../ui/messages.ts';
import { goHome } from './appActions.ts';
import { callPhone } from './callPhone.ts';
import { focusHeadingAbove } from './focus.ts';
import { Login } from './Login.tsx';
import { failureText as text } from './messages.ts';
import { sendToApp } from './sendToApp.ts';

/** Why there are no data, as far as it matters to the borrower; `refused` if only the service's own message can say it. */
type FailureKind = RefusalKind | 'refused' | 'offline' | 'timeout' | 'portal' | 'serviceDown' | 'bug' | 'incomplete';

const kindOf = (outcome: Failed): FailureKind => {
  const { status } = outcome;
  if (status === 401) return 'signedOut';
  if (status === 403) return 'forbidden';
  if (status === 511) return 'portal';
  if (outcome.kind === 'refused')
    return REFUSAL_KINDS.find((kind) => refusals[kind]?.includes(outcome.code)) ?? 'refused';
  const { reason } = outcome;
  return reason === 'http' || reason === 'body' || reason === 'data' ? 'serviceDown' : reason;
};

// Line drawings on a grid of 96 units. Kinds that mean the same to a borrower share a drawing.
const lock = 'M32 44h32v26H32zM38 44v-8a10 10 0 0 1 20 0v8M48 54v6';
const search =
  'M30 24h26l10 10v18M30 24v48h20M56 24v10h10M38 40h12M38 50h8M61 56a8 8 0 1 0 0 16 8 8 0 0 0 0-16zm6 14 8 8';
const receipt = 'M30 22h36v50l-6-4-6 4-6-4-6 4-6-4-6 4zM40 34h16M38 50l7 7 13-14';
const calendar = 'M26 30h44v40H26zM26 42h44M36 24v12M60 24v12M36 56h22m-7-7 7 7-7 7';
const cloud = 'M34 66a12 12 0 0 1 0-24 16 16 0 0 1 30-4 14 14 0 0 1 0 28M26 26l44 50';
const clock = 'M48 24a24 24 0 1 0 0 48 24 24 0 0 0 0-48zM48 34v14l9 7';
const server = 'M28 28h40v16H28zM28 52h40v16H28zM36 36h.5M36 60h.5M58 36h-8M58 60h-8M48 44v8';
const chain =
  'M44 56l-7 7a8 8 0 0 1-12-12l11-10a8 8 0 0 1 9 0M52 40l7-7a8 8 0 0 1 12 12l-11 10a8 8 0 0 1-9 0M48 24v8M48 64v8';
const bank = 'M26 42l22-14 22 14zM32 42v20M42 42v20M54 42v20M64 42v20M26 66h44';
const paper = 'M30 24h26l10 10v38H30zM56 24v10h10M41 46l14 14M55 46 41 60';

/**
 * The main way on, as a button: a retry, where the service has not decided; the login; the bank account; the order; or home, where the order's page
 * could not show the order either.
 */
type Way = 'retry' | 'login' | 'account' | 'order' | 'home';

const kinds: { readonly [kind in FailureKind]: readonly [drawing: string, title: Message, more: Words, way: Way] } = {
  signedOut: [lock, text.signedOut, text.signedOutBrowser, 'login'],
  forbidden: [lock, text.forbidden, text.forbiddenMore, 'login'],
  noSuchOrder: [search, text.noSuchOrder, text.noSuchOrderMore, 'home'],
  nothingToRepay: [receipt, text.nothingToRepay, text.nothingToRepayMore, 'order'],
  notExtendable: [calendar, text.notExtendable, text.notExtendableMore, 'order'],
  withdrawn: [paper, text.withdrawn, text.withdrawnMore, 'order'],
  noOffer: [search, text.noOffer, text.noOfferMore, 'order'],
  noAccount: [bank, text.noAccount, text.noAccountMore, 'account'],
  refused: [paper, commonText.notLoaded, '', 'retry'],
  offline: [cloud, text.offline, commonText.offline, 'retry'],
  portal: [cloud, text.portal, text.portalMore, 'retry'],
  timeout: [clock, text.timeout, text.timeoutMore, 'retry'],
  serviceDown: [server, text.serviceDown, text.serviceDownMore, 'retry'],
  bug: [server, text.bug, text.bugMore, 'retry'],
  incomplete: [chain, text.incomplete, text.incompleteMore, 'home'],
};

/** A drawing of what has happened, in the brand's colour. Hidden from screen readers: the text next to it says the same. */
function FailureDrawing({ path }: { readonly path: string }) {
  return (
    <svg
      className="accent"
      width="96"
      height="96"
      viewBox="0 0 96 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle cx="48" cy="48" r="46" fill="currentColor" stroke="none" opacity=".12" />
      <path d={path} />
    </svg>
  );
}

/** @returns what is shown in place of data that did not arrive, for one outcome on this platform: what has happened, and the next steps that can help. */
export const explainFailure = (env: Env, outcome: Failed): Explanation => {
  const kind = kindOf(outcome);
  const [drawing, title, usual, way] = kinds[kind];
  // The service's own words: shown alone where the page has no text for the failure, and else quoted.
  const message = outcome.quoted || (outcome.kind === 'refused' && outcome.message) || '';
  // Why it was not sent, or when to retry, replaces the usual advice.
  const own = (outcome.kind === 'unknown' && outcome.message) || usual;
  const more =
    kind === 'refused'
      ? message || commonText.failed
      : kind === 'signedOut' && hasApp(env.native)
        ? text.signedOutApp
        : own;
  // The order's own page has no link to itself.
  const hasOrder = env.page.session.orderId && !isOrderHere() && way !== 'login' && way !== 'home';
  const look = way === 'order' || way === 'home' ? 'main' : 'quiet';
  return ({ onRetry, isBeside }) => {
    const retry = (): void => {
      focusHeadingAbove();
      onRetry();
    };
    if (isBeside)
      return way === 'login' ? (
        <>
          <p role="alert">
            <strong>{t(title)}</strong>
            <br />
            {t(more)}
          </p>
          <Login env={env} />
        </>
      ) : null;
    return (
      <>
        <FailureDrawing path={drawing} />
        <h2>{t(title)}</h2>
        <p className="said">{t(more)}</p>
        {kind !== 'refused' && typeof message === 'string' && message && <p className="said">“{message}”</p>}
        {way === 'retry' && <Button onPress={retry}>{t(commonText.retry)}</Button>}
        {way === 'login' && <Login env={env} />}
        {way === 'account' && (
          <a className="button" href={addressOf(env.page, 'bindBank')}>
            {t(commonText.addAccount)}
          </a>
        )}
        {hasOrder && (
          <a className={`button button--${look}`} href={addressOf(env.page, 'loanDetail')}>
            {t(commonText.order)}
          </a>
        )}
        {(!hasOrder || look === 'main' || kind === 'refused') && (
          <Button onPress={() => sendToApp(env, goHome())} kind={hasOrder ? 'quiet' : look}>
            {t(commonText.toHome)}
          </Button>
        )}
        <Button onPress={() => sendToApp(env, callPhone(servicePhone))} kind="text">
          {t(commonText.call)} <span className="whole">{servicePhone}</span>
        </Button>
      </>
    );
  };
};
