import type { Message, Words } from '../../../i18n/messages.ts';
import { t } from '../../../i18n/t.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { FailureDrawing } from './FailureDrawing.tsx';
import type { FailureKind } from './failureKind.ts';
import { Login } from './Login.tsx';
import type { LoginWay } from './loginOf.ts';
import { text } from './messages.ts';

interface FailureViewProps extends LoginWay {
  readonly kind: FailureKind;
  /** The service's own message, shown where the page has no text for the failure. */
  readonly said: Words;
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
  offline: [text.offline, text.offlineMore],
  timeout: [text.timeout, text.timeoutMore],
  serviceDown: [text.serviceDown, text.serviceDownMore],
  bug: [text.bug, text.bugMore],
  incomplete: [text.incomplete, text.incompleteMore],
};

/** @returns the title of a failure and its explanation. */
export const wordsOf = ({
  kind,
  said,
  isInApp,
}: Pick<FailureViewProps, 'kind' | 'said' | 'isInApp'>): readonly [title: Message, more: Words] => {
  if (kind === 'refused') return [text.refused, said];
  if (kind === 'signedOut') return [text.signedOut, isInApp ? text.signedOutApp : text.signedOutBrowser];
  return words[kind];
};

/** Whether a retry can bring a different result. It cannot where the service has decided. */
const isPassing = (kind: FailureKind): boolean => /^(refused|offline|timeout|serviceDown|bug)$/.test(kind);

/** Whether a login helps. */
export const isSolvedByLogin = (kind: FailureKind): boolean => kind === 'signedOut' || kind === 'forbidden';

// With these failures, the order's page could not show the order either.
const hasNoOrder = (kind: FailureKind): boolean =>
  isSolvedByLogin(kind) || kind === 'noSuchOrder' || kind === 'incomplete';

interface WayProps {
  readonly look: 'main' | 'quiet';
}

function Order({ href, look }: WayProps & { readonly href: string }) {
  return (
    <a className={`button button--${look}`} href={href}>
      {t(text.order)}
    </a>
  );
}

function Home({ onHome, look }: WayProps & { readonly onHome: () => void }) {
  return (
    <Button onPress={onHome} kind={look}>
      {t(text.home)}
    </Button>
  );
}

/** Shown in place of data that did not arrive: what has happened, and the ways on that can help. */
export function FailureView(props: FailureViewProps) {
  const { kind, phone, onRetry, onHome, onCall } = props;
  const [title, more] = wordsOf(props);
  const href = hasNoOrder(kind) ? undefined : props.orderHref;
  // Retry and the login are the main button; the links to other pages are secondary.
  const isAccount = kind === 'noAccount';
  const isFirst = !isPassing(kind) && !isSolvedByLogin(kind) && !isAccount;
  return (
    <>
      <FailureDrawing kind={kind} />
      <h2>{t(title)}</h2>
      <p className="said">{t(more)}</p>
      {isPassing(kind) && <Button onPress={onRetry}>{t(text.retry)}</Button>}
      {isSolvedByLogin(kind) && <Login {...props} />}
      {isAccount && (
        <a className="button" href={props.accountHref}>
          {t(text.account)}
        </a>
      )}
      {href && <Order href={href} look={isFirst ? 'main' : 'quiet'} />}
      {(!href || isFirst || kind === 'refused') && <Home onHome={onHome} look={isFirst && !href ? 'main' : 'quiet'} />}
      <Button onPress={onCall} kind="text">
        {t(text.call)} <span className="whole">{phone}</span>
      </Button>
    </>
  );
}
