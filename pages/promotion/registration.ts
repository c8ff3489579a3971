import { register } from '../../shared/api/endpoints/register.ts';
import { sendSmsCode } from '../../shared/api/endpoints/sendSmsCode.ts';
import type { Outcome, Unknown } from '../../shared/api/outcome.ts';
import {
  ALREADY_REGISTERED,
  WRONG_CAPTCHA,
  WRONG_CAPTCHA_FOR_SMS,
  WRONG_SMS_CODE,
} from '../../shared/domain/serviceCodes.ts';
import { type SmsCountdown, smsCountdown } from '../../shared/features/core/smsCountdown.ts';
import { type Message, withValues } from '../../shared/i18n/messages.ts';
import { inQuotes } from '../../shared/lib/texts.ts';
import type { Env } from '../../shared/platform/env.ts';
import { SHORT_TOAST_MS } from '../../shared/platform/toasts.ts';
import { commonText } from '../../shared/ui/messages.ts';
import type { Landing } from './campaign.ts';
import type { Captcha } from './captcha.ts';
import type { FormRules } from './form.ts';
import { text } from './messages.ts';

/** The parts of the page that a registration uses. */
export interface RegistrationParts {
  readonly env: Env;
  readonly landing: Landing;
  readonly form: FormRules;
  readonly captcha: Captcha;
  /** Runs when the phone is registered. */
  readonly onRegistered: (registered: Registered) => void;
}

/** A phone is registered: it has just been, or it had been before. */
export type Registered = 'new' | 'known';

/** Requests an SMS code and registers with it. */
export interface Registration {
  readonly countdown: SmsCountdown;
  sendCode(): Promise<void>;
  register(): Promise<void>;
  renewCaptcha(): void;
}

/** Creates the registration of a landing page. */
export const registration = ({ env, landing, form, captcha, onRegistered }: RegistrationParts): Registration => {
  const { $form, change } = form;
  const { deviceId, appName, merchantNumber } = env.page.session;
  const countdown = smsCountdown(env.clock);

  const registrant = () => {
    const { phone, captcha: letters } = $form.get();
    return { ...landing, phone, captcha: letters, sid: captcha.sid(), deviceId, appName };
  };

  const renewCaptcha = (): void => {
    change({ captcha: '' });
    captcha.renew();
  };

  // The typed letters belong to a picture. If no captcha session was ever started, that is done first, and nothing is sent.
  const areRight: FormRules['areRight'] = (fields) => {
    if (!captcha.sid()) renewCaptcha();
    return form.areRight(fields);
  };

  /** Makes a call with the typed values, one at a time. @returns its outcome; a refusal has already been shown. */
  const ask = async (busy: 'sending' | 'registering', wrongCaptcha: string, call: () => Promise<Outcome<true>>) => {
    change({ busy, problem: undefined });
    const outcome = await call();
    change({ busy: undefined });
    if (outcome.kind !== 'refused') return outcome;
    if (outcome.code === ALREADY_REGISTERED) onRegistered('known');
    else {
      const message = outcome.message || commonText.failed;
      const isCaptcha = outcome.code === wrongCaptcha;
      if (isCaptcha) renewCaptcha();
      const isSms = busy === 'sending' || outcome.code === WRONG_SMS_CODE;
      change({ problem: { field: isCaptcha ? 'captcha' : isSms ? 'sms' : 'form', message } });
    }
    return outcome;
  };

  // If nothing was sent, the message says only that.
  const reportUnknown = (field: 'sms' | 'form', { message, quoted, isUnsent }: Unknown, unsure: Message): void =>
    change({
      problem: { field, message: (isUnsent && message) || withValues(unsure, { said: inQuotes(quoted) }) },
    });

  return {
    countdown,
    renewCaptcha,
    sendCode: async () => {
      if ($form.get().busy || countdown.$restSeconds.get() || !areRight(['phone', 'captcha'])) return;
      // The SMS may arrive even if the response does not: the waiting time for another one begins with the request.
      const atMs = env.clock.now();
      const answer = await ask('sending', WRONG_CAPTCHA_FOR_SMS, () =>
        env.call(sendSmsCode, registrant(), { needsConnection: true }),
      );
      if (answer.kind === 'ok' || (answer.kind === 'unknown' && !answer.isUnsent)) countdown.start(atMs);
      if (answer.kind === 'unknown') reportUnknown('sms', answer, text.notSent);
      if (answer.kind === 'ok') env.toast(text.sent, SHORT_TOAST_MS);
    },
    register: async () => {
      if ($form.get().busy || !areRight(['phone', 'captcha', 'sms'])) return;
      const given = { ...registrant(), smsCode: $form.get().sms, merchantNumber };
      const answer = await ask('registering', WRONG_CAPTCHA, () =>
        env.call(register, given, { needsConnection: true }),
      );
      if (answer.kind === 'ok') {
        // It may have been changed meanwhile, and the page names it.
        change({ phone: given.phone });
        onRegistered('new');
      }
      if (answer.kind === 'unknown') reportUnknown('form', answer, text.notKnown);
    },
  };
};
