import { useStore } from '@nanostores/react';
import { formatMoment } from '../../domain/dates.ts';
import { t } from '../../i18n/t.ts';
import { Button } from '../../ui/Button.tsx';
import { NoBreakDates } from '../../ui/Day.tsx';
import { commonText } from '../../ui/messages.ts';
import type { ExpiredCodeModel } from './expiredCodeModel.ts';
import { expiredCodeText as text } from './messages.ts';

interface ExpiredCodeProps {
  readonly channel: string;
  /** The moment until which it was valid, by the service's word, in milliseconds since the epoch. */
  readonly untilMs: number;
  readonly model: ExpiredCodeModel;
  /** The address of the other ways to pay; undefined if the page has them itself. */
  readonly href?: string;
}

/** Replaces an expired code: says until when it was valid, and offers a new one. */
export function ExpiredCode({ channel, untilMs, model, href }: ExpiredCodeProps) {
  const step = useStore(model.$step);
  const note = useStore(model.$note);
  // A page that has the other ways to pay itself uses its main button for them.
  const kind = href ? 'main' : 'quiet';
  return (
    <section className="card stack">
      <h2>{channel}</h2>
      <p>
        <NoBreakDates text={t(text.until, { time: formatMoment(untilMs) })} />
      </p>
      <p role="status">{note && t(note)}</p>
      {step === 'unknown' && (
        <Button kind={kind} onPress={model.checkAgain}>
          {t(commonText.checkAgain)}
        </Button>
      )}
      {step !== 'unknown' && model.canRenew() && (
        <Button kind={kind} onPress={model.renew} isBusy={step === 'asking'}>
          {t(text.renew)}
        </Button>
      )}
      {href && (
        <a className="button button--quiet" href={href}>
          {t(commonText.waysToPay)}
        </a>
      )}
    </section>
  );
}
