import { formatMoment, MINUTE_MS } from '../../domain/dates.ts';
import { t } from '../../i18n/t.ts';
import { Button } from '../../ui/Button.tsx';
import { commonText } from '../../ui/messages.ts';
import { type Failure, isRefusal } from './failure.tsx';
import { LoginPrompt } from './LoginPrompt.tsx';
import { unconfirmedNoticeText as text } from './messages.ts';
import type { UnconfirmedCheck } from './submission.ts';

interface UnconfirmedWaysProps {
  readonly check: UnconfirmedCheck;
  /** Whether it may be sent again now. Default: once a check has found no sign of it. */
  readonly maySendAgain?: boolean;
  /** The time, by the phone's clock, before which it may not be sent again; undefined if it is not known. */
  readonly untilMs?: number | undefined;
  /** The text once a check has found no sign of it, and the label of the button that sends it again. */
  readonly openMessage: string;
  readonly againLabel: string;
  /** A text for the result of this check, in place of the usual one. */
  readonly words?: string | undefined;
  /** The address of the order's page; undefined if there is no order to look at. */
  readonly orderHref: string | undefined;
  /** The number to call if it is about money. */
  readonly phone?: string;
  readonly onCall?: () => void;
  /** Why the latest check got no data. If the service refused it, the login is shown before the other ways on. */
  readonly failure?: Failure | undefined;
  readonly onCheckAgain: () => void;
  readonly onAgain: () => void;
}

interface UnconfirmedNoticeProps extends UnconfirmedWaysProps {
  readonly title: string;
  /** What may have happened. */
  readonly message: string;
}

// Times are shown in whole minutes: rounded up, so that the wait is over at the time shown.
const waitOf = (untilMs: number | undefined): string =>
  untilMs ? t(text.until, { time: formatMoment(untilMs + MINUTE_MS - 1) }) : '';

const wordsOf = {
  checking: text.checking,
  early: text.early,
  changed: text.changed,
  unkept: text.unkept,
  unknown: text.unknown,
};

/** The result of a check of such a request, and the next steps. */
export function UnconfirmedWays(props: UnconfirmedWaysProps) {
  const { check, openMessage, againLabel, orderHref, failure, phone, onCall } = props;
  const { onCheckAgain, onAgain } = props;
  const { maySendAgain = check === 'open', words = check === 'open' ? openMessage : t(wordsOf[check]) } = props;
  return (
    <>
      <p role="status">{`${words} ${waitOf(props.untilMs)}`.trim()}</p>
      <LoginPrompt failure={failure} />
      {orderHref && (
        <a className={`button button--${failure && isRefusal(failure.outcome) ? 'quiet' : 'main'}`} href={orderHref}>
          {t(commonText.order)}
        </a>
      )}
      <Button onPress={onCheckAgain} kind="quiet" isBusy={check === 'checking'}>
        {t(commonText.checkAgain)}
      </Button>
      {maySendAgain && (
        <Button onPress={onAgain} kind="quiet">
          {againLabel}
        </Button>
      )}
      {phone && onCall && (
        <Button onPress={onCall} kind="text">
          {t(text.call)} <span className="whole">{phone}</span>
        </Button>
      )}
    </>
  );
}

/** Replaces the button of a request that was sent and whose outcome is unknown: says so, and offers the next steps. */
export function UnconfirmedNotice({ title, message, ...ways }: UnconfirmedNoticeProps) {
  return (
    <section className="card stack">
      <div role="alert" className="stack">
        <h2>{title}</h2>
        <p>{message}</p>
      </div>
      <UnconfirmedWays {...ways} />
    </section>
  );
}
