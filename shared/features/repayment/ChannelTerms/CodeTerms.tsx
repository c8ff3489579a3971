import { amountAtChannel } from '../../../domain/channelProfile.ts';
import type { Amount } from '../../../domain/money.ts';
import { t } from '../../../i18n/t.ts';
import { codeProfile, type PaidByCode } from '../codeProfile.ts';
import { ChannelExtras, ChannelTerms } from './ChannelTerms.tsx';
import { text } from './messages.ts';

interface CodeExtrasProps {
  readonly info: PaidByCode;
  /** Writes an amount as the page does. */
  readonly show: (amount: Amount) => string;
}

interface CodeTermsProps extends CodeExtrasProps {
  readonly due: Amount;
}

/** The brand's other terms for the channel of a code, next to its ticket, which already says what to pay. */
export function CodeExtras({ info, show }: CodeExtrasProps) {
  const profile = codeProfile(info);
  if (!profile?.feeCents && !profile?.posting && !profile?.singleUse) return null;
  return (
    <section className="card" role="status">
      <ChannelExtras profile={profile} show={show} />
      {profile.singleUse && <p>{t(text.once)}</p>}
    </section>
  );
}

/** The amount to pay at the channel of a code if it differs from the amount due, and the brand's other terms; otherwise nothing. */
export function CodeTerms({ info, due, show }: CodeTermsProps) {
  const profile = codeProfile(info);
  if (!profile) return null;
  const at = amountAtChannel(due, profile);
  const isBarred = at.kind === 'tooLittle' || at.kind === 'tooMuch';
  const isRounded = at.kind === 'payable' && at.isRoundedUp;
  if (!isBarred && !isRounded && !profile.feeCents && !profile.posting && !profile.singleUse) return null;
  return (
    <section className="card" role={isBarred ? 'alert' : 'status'}>
      {/* The code is hidden then, and with it the channel's name above. */}
      {isBarred && <h2>{info.payCode?.title}</h2>}
      <ChannelTerms due={due} profile={profile} show={show} />
      {profile.singleUse && !isBarred && <p>{t(text.once)}</p>}
    </section>
  );
}
