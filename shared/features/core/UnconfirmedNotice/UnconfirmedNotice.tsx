import { formatMoment } from '../../../domain/dates.ts';
import { t } from '../../../i18n/t.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { isNo } from '../createQuery.ts';
import type { Failure } from '../explain.ts';
import { LateLogin } from '../Failure/LateLogin.tsx';
import type { UnconfirmedCheck } from '../submissionState.ts';
import { text } from './messages.ts';

interface UnconfirmedNoticeProps {
  readonly title: string;
  /** What may have happened: for money, whether it may have left. */
  readonly message: string;
  readonly check: UnconfirmedCheck;
  /** Whether it may be sent again now; by default once a look has found no sign of it. */
  readonly maySendAgain?: boolean;
  /** The moment, by the phone's clock, before which it may not; undefined where nobody knows it. */
  readonly untilMs?: number | undefined;
  /** What to say once a look has found no sign of it, and the label of the button that sends it again. */
  readonly openMessage: string;
  readonly againLabel: string;
  /** What to say of this sight in place of the usual words. */
  readonly words?: string | undefined;
  /** Where the order stands; without an order there is nothing to look at. */
  readonly orderHref: string | undefined;
  /** Whom to call, where it is about money. */
  readonly phone?: string;
  readonly onCall?: () => void;
  /** Why the latest look had no answer: where the service has said no, the login comes before the other ways on. */
  readonly failure?: Failure | undefined;
  readonly onCheckAgain: () => void;
  readonly onAgain: () => void;
}

// A minute is named that is over by then.
const MINUTE_MS = 60_000;

const waitOf = ({ check, untilMs, phone }: UnconfirmedNoticeProps): string => {
  if (untilMs) return t(text.until, { time: formatMoment(untilMs + MINUTE_MS - 1) });
  return check === 'early' && !phone ? t(text.soon) : '';
};

const wordsOf = {
  checking: text.checking,
  early: text.early,
  changed: text.changed,
  unkept: text.unkept,
  unknown: text.unknown,
};

/** In the place of a button whose request has gone out and whose outcome is not known: the truth, and the ways on. */
export function UnconfirmedNotice(props: UnconfirmedNoticeProps) {
  const { title, message, check, openMessage, againLabel, orderHref, failure, phone, onCall } = props;
  const { onCheckAgain, onAgain } = props;
  const { maySendAgain = check === 'open', words = check === 'open' ? openMessage : t(wordsOf[check]) } = props;
  return (
    <section className="card stack">
      <div role="alert" className="stack">
        <h2>{title}</h2>
        <p>{message}</p>
      </div>
      <p role="status">{`${words} ${waitOf(props)}`.trim()}</p>
      <LateLogin failure={failure} />
      {orderHref && (
        <a className={`button button--${failure && isNo(failure.outcome) ? 'quiet' : 'main'}`} href={orderHref}>
          {t(text.order)}
        </a>
      )}
      <Button onPress={onCheckAgain} kind="quiet" isBusy={check === 'checking'}>
        {t(text.checkAgain)}
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
    </section>
  );
}
