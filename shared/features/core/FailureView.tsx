import type { Failed } from '../../api/outcome.ts';
import { REFUSAL_KINDS, type RefusalKind } from '../../domain/failures.ts';
import type { Message, Words } from '../../i18n/messages.ts';
import { t } from '../../i18n/t.ts';
import { Button } from '../../ui/Button.tsx';
import { commonText } from '../../ui/messages.ts';
import { Login, type LoginWay } from './Login.tsx';
import { failureText as text } from './messages.ts';

/** Why there are no data, as far as it matters to the borrower. */
export type FailureKind =
  | RefusalKind
  | 'refused'
  | 'offline'
  | 'timeout'
  | 'portal'
  | 'serviceDown'
  | 'bug'
  | 'incomplete';

/** The codes with which a service refuses a call, grouped by their meaning. */
type Refusals = { readonly [kind in RefusalKind]?: readonly string[] };

const kindOfCode = (code: string, refusals: Refusals): FailureKind =>
  REFUSAL_KINDS.find((kind) => refusals[kind]?.includes(code)) ?? 'refused';

/** @returns what an outcome without data means for the borrower; `refused` if only the service's own message can say it. */
export const failureKind = (outcome: Failed, refusals: Refusals): FailureKind => {
  const { status } = outcome;
  if (status === 401) return 'signedOut';
  if (status === 403) return 'forbidden';
  if (status === 511) return 'portal';
  if (outcome.kind === 'refused') return kindOfCode(outcome.code, refusals);
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

const drawings: { readonly [kind in FailureKind]: string } = {
  signedOut: lock,
  forbidden: lock,
  noSuchOrder: search,
  nothingToRepay: receipt,
  notExtendable: calendar,
  withdrawn: paper,
  noOffer: search,
  noAccount: bank,
  refused: paper,
  offline: cloud,
  portal: cloud,
  timeout: clock,
  serviceDown: server,
  bug: server,
  incomplete: chain,
};

/** A drawing of what has happened, in the brand's colour. Hidden from screen readers: the text next to it says the same. */
function FailureDrawing({ kind }: { readonly kind: FailureKind }) {
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
      <path d={drawings[kind]} />
    </svg>
  );
}

interface FailureViewProps extends LoginWay {
  readonly kind: FailureKind;
  /** Why it was not sent, or when to retry: replaces the usual advice for this kind. */
  readonly instead?: Words | undefined;
  /** The service's own message: shown alone where the page has no text for the failure, and else quoted. */
  readonly message: Words;
  /** The address of the order's page; undefined if there is no order, or this is its page. */
  readonly orderHref: string | undefined;
  readonly accountHref: string;
  readonly phone: string;
  readonly onRetry: () => void;
  readonly onHome: () => void;
  readonly onCall: () => void;
}

type Explained = readonly [title: Message, more: Message];

const words: { readonly [kind in Exclude<FailureKind, 'refused' | 'signedOut'>]: Explained } = {
  forbidden: [text.forbidden, text.forbiddenMore],
  noSuchOrder: [text.noSuchOrder, text.noSuchOrderMore],
  nothingToRepay: [text.nothingToRepay, text.nothingToRepayMore],
  notExtendable: [text.notExtendable, text.notExtendableMore],
  withdrawn: [text.withdrawn, text.withdrawnMore],
  noOffer: [text.noOffer, text.noOfferMore],
  noAccount: [text.noAccount, text.noAccountMore],
  offline: [text.offline, commonText.offline],
  portal: [text.portal, text.portalMore],
  timeout: [text.timeout, text.timeoutMore],
  serviceDown: [text.serviceDown, text.serviceDownMore],
  bug: [text.bug, text.bugMore],
  incomplete: [text.incomplete, text.incompleteMore],
};

/** @returns the title of a failure and its explanation. */
export const wordsOf = ({
  kind,
  message,
  isInApp,
  instead,
}: Pick<FailureViewProps, 'kind' | 'message' | 'isInApp' | 'instead'>): readonly [title: Message, more: Words] => {
  if (kind === 'refused') return [commonText.notLoaded, message];
  if (kind === 'signedOut') return [text.signedOut, isInApp ? text.signedOutApp : text.signedOutBrowser];
  const [title, more] = words[kind];
  return [title, instead || more];
};

/** Whether a retry can bring a different result. It cannot where the service has decided. */
const isPassing = (kind: FailureKind): boolean => /^(refused|offline|portal|timeout|serviceDown|bug)$/.test(kind);

/** Whether a login helps. */
export const isSolvedByLogin = (kind: FailureKind): boolean => kind === 'signedOut' || kind === 'forbidden';

// With these failures, the order's page could not show the order either.
const hasNoOrder = (kind: FailureKind): boolean =>
  isSolvedByLogin(kind) || kind === 'noSuchOrder' || kind === 'incomplete';

/** Shown in place of data that did not arrive: what has happened, and the next steps that can help. */
export function FailureView(props: FailureViewProps) {
  const { kind, message, phone, onRetry, onHome, onCall } = props;
  const [title, more] = wordsOf(props);
  const href = hasNoOrder(kind) ? undefined : props.orderHref;
  // Retry and the login are the main button; the links to other pages are secondary.
  const isAccount = kind === 'noAccount';
  const isFirst = !isPassing(kind) && !isSolvedByLogin(kind) && !isAccount;
  const look = isFirst ? 'main' : 'quiet';
  return (
    <>
      <FailureDrawing kind={kind} />
      <h2>{t(title)}</h2>
      <p className="said">{t(more)}</p>
      {kind !== 'refused' && typeof message === 'string' && message && <p className="said">“{message}”</p>}
      {isPassing(kind) && <Button onPress={onRetry}>{t(commonText.retry)}</Button>}
      {isSolvedByLogin(kind) && <Login {...props} />}
      {isAccount && (
        <a className="button" href={props.accountHref}>
          {t(commonText.addAccount)}
        </a>
      )}
      {href && (
        <a className={`button button--${look}`} href={href}>
          {t(commonText.order)}
        </a>
      )}
      {(!href || isFirst || kind === 'refused') && (
        <Button onPress={onHome} kind={href ? 'quiet' : look}>
          {t(commonText.toHome)}
        </Button>
      )}
      <Button onPress={onCall} kind="text">
        {t(commonText.call)} <span className="whole">{phone}</span>
      </Button>
    </>
  );
}
