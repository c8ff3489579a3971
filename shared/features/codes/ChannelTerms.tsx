import { showAmount, showWhole } from '../../brand/formats.ts';
import { amountAtChannel, type ChannelProfile, type LimitOfChannel } from '../../domain/channelProfile.ts';
import type { Amount } from '../../domain/money.ts';
import { counted, type Message } from '../../i18n/messages.ts';
import { t } from '../../i18n/t.ts';
import { codeProfile, isSingleUse, type PaidByCode } from './channelProfiles.ts';
import { channelTermsText as text, codeTicketText as ticket } from './messages.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** A duration in words, in the largest unit that expresses it exactly. */
const postingWords = (minutes: number): string => {
  const say = (count: number, one: Message, many: Message): string => t(counted(count, one, many));
  if (minutes % DAY === 0) return say(minutes / DAY, text.day, text.days);
  if (minutes % HOUR === 0) return say(minutes / HOUR, text.hour, text.hours);
  return say(minutes, text.minute, text.minutes);
};

interface ChannelTermsProps {
  readonly profile: ChannelProfile;
  readonly due: Amount;
}

/** The channel's fee, and the time until a payment is shown, one line each. */
export function ChannelExtras({ profile: { feeCents, posting } }: Pick<ChannelTermsProps, 'profile'>) {
  return (
    <>
      {feeCents && <p>{t(text.fee, { amount: showAmount(feeCents) })}</p>}
      {posting && <p>{postingWords(posting)}</p>}
    </>
  );
}

/** Why a channel does not accept an amount. */
export const limitText = ({ kind, limitCents }: LimitOfChannel, due: Amount): string =>
  t(kind === 'tooLittle' ? text.tooLittle : text.tooMuch, { amount: showAmount(limitCents), due: showAmount(due) });

/** The brand's terms for paying an amount at a channel, one line each; if the channel does not accept it, only the reason. */
export function ChannelTerms({ due, profile }: ChannelTermsProps) {
  const at = amountAtChannel(due, profile);
  if ('limitCents' in at) return <p>{limitText(at, due)}</p>;
  return (
    <>
      {at.kind === 'payable' && at.isRoundedUp && (
        <p>
          <strong>{t(ticket.payWhole, { amount: showWhole(at.payCents), due: showAmount(due) })}</strong>
        </p>
      )}
      <ChannelExtras profile={profile} />
    </>
  );
}

/** The amount to pay at the channel of a code if it differs from the amount due, and the brand's other terms; otherwise nothing. */
export function CodeTerms({ info, due }: { readonly info: PaidByCode; readonly due: Amount }) {
  const profile = codeProfile(info);
  if (!profile) return null;
  const at = amountAtChannel(due, profile);
  const isBarred = 'limitCents' in at;
  const isRounded = at.kind === 'payable' && at.isRoundedUp;
  const isOnce = isSingleUse(info);
  if (!isBarred && !isRounded && !profile.feeCents && !profile.posting && !isOnce) return null;
  return (
    <section className="card" role={isBarred ? 'alert' : 'status'}>
      {/* The code is hidden then, and with it the channel's name above. */}
      {isBarred && <h2>{info.payCode?.title}</h2>}
      <ChannelTerms due={due} profile={profile} />
      {isOnce && !isBarred && <p>{t(text.once)}</p>}
    </section>
  );
}
