import { withoutZeros } from '../../../brand/withoutZeros.ts';
import { amountAtChannel, type ChannelProfile } from '../../../domain/channelProfile.ts';
import type { Amount } from '../../../domain/money.ts';
import type { Message } from '../../../i18n/messages.ts';
import { t } from '../../../i18n/t.ts';
import { text as ticket } from '../CodeTicket/messages.ts';
import { text } from './messages.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** A duration in words, in the largest unit that expresses it exactly. */
const postingWords = (minutes: number): string => {
  // `counted` is not used: a module that only some of a page's late chunks share would become one more chunk.
  const say = (count: number, one: Message, many: Message): string => t(count === 1 ? one : many, { count });
  if (minutes % DAY === 0) return say(minutes / DAY, text.day, text.days);
  if (minutes % HOUR === 0) return say(minutes / HOUR, text.hour, text.hours);
  return say(minutes, text.minute, text.minutes);
};

interface ChannelExtrasProps {
  readonly profile: ChannelProfile;
  /** Writes an amount as the page does. */
  readonly show: (amount: Amount) => string;
}

interface ChannelTermsProps extends ChannelExtrasProps {
  readonly due: Amount;
}

/** The channel's fee, and the time until a payment is shown, one line each. */
export function ChannelExtras({ profile: { feeCents, posting }, show }: ChannelExtrasProps) {
  return (
    <>
      {feeCents && <p>{t(text.fee, { amount: show(feeCents) })}</p>}
      {posting && <p>{postingWords(posting)}</p>}
    </>
  );
}

/** The brand's terms for paying an amount at a channel, one line each; if the channel does not accept it, only the reason. */
export function ChannelTerms({ due, profile, show }: ChannelTermsProps) {
  const at = amountAtChannel(due, profile);
  if (at.kind === 'tooLittle' || at.kind === 'tooMuch')
    return (
      <p>
        {t(at.kind === 'tooLittle' ? text.tooLittle : text.tooMuch, {
          amount: show(at.limitCents),
          due: show(due),
        })}
      </p>
    );
  return (
    <>
      {at.kind === 'payable' && at.isRoundedUp && (
        <p>
          <strong>{t(ticket.payWhole, { amount: withoutZeros(show(at.payCents)), due: show(due) })}</strong>
        </p>
      )}
      <ChannelExtras profile={profile} show={show} />
    </>
  );
}
