import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import { type CommittedRepayment, commitRepayment } from '../../../shared/api/endpoints/commitRepayment.ts';
import { confirmRepayment } from '../../../shared/api/endpoints/confirmRepayment.ts';
import type { RepaymentWays } from '../../../shared/api/endpoints/readRepaymentWays.ts';
import type { Refused, Unknown } from '../../../shared/api/outcome.ts';
import type { Key } from '../../../shared/api/parse.ts';
import { WRONG_SMS_CODE } from '../../../shared/domain/serviceCodes.ts';
import { dismissRepayment } from '../../../shared/features/core/appActions.ts';
import { isIos } from '../../../shared/features/core/isIos.ts';
import { sendToApp } from '../../../shared/features/core/sendToApp.ts';
import { smsCountdown } from '../../../shared/features/core/smsCountdown.ts';
import { isRepeated } from '../../../shared/features/core/submission.ts';
import type { Words } from '../../../shared/i18n/messages.ts';
import { MIN_CODE_LENGTH, readSmsCode } from '../../../shared/lib/digits.ts';
import type { Env } from '../../../shared/platform/env.ts';
import { SHORT_TOAST_MS } from '../../../shared/platform/toasts.ts';
import { textFieldText } from '../../../shared/ui/messages.ts';
import { type CardCode, keepCode, readKeptCode } from '../cardCode.ts';
import { payingText as text } from '../messages.ts';
import type { PaymentLock } from './paymentLock.ts';
import type { SendPayment } from './sendPayment.ts';

/** What paying by card needs from the page. */
export interface CardPaymentParts {
  /** Keeps the chosen card's id. */
  readonly $chosen: WritableAtom<Key | undefined>;
  readonly send: SendPayment;
  readonly bookedBefore: PaymentLock['bookedBefore'];
  /** Whether there is an amount; says why not. */
  readonly canPay: () => boolean;
  /** The cards and the token, while they are fresh. */
  readonly ways: () => RepaymentWays | undefined;
  readonly refreshWays: () => Promise<boolean>;
  readonly onPaid: () => void;
  /** The borrower moves to another view within the page. */
  readonly onMove: () => void;
  /** Shows why no payment was taken, until the next try. */
  readonly refuse: (outcome: Refused | Unknown) => void;
  /** Removes that message, because a new try begins. */
  readonly forgetProblem: () => void;
}

/** Paying by card: the borrower selects a card and pays; if the service requires it, a code sent by SMS confirms the payment. */
export interface CardPayment {
  /** The id of the selected card; none at first. */
  readonly $chosen: ReadableAtom<Key | undefined>;
  /** The SMS code that the page waits for. */
  readonly $code: ReadableAtom<CardCode | undefined>;
  readonly $typed: ReadableAtom<string>;
  readonly $restSeconds: ReadableAtom<number>;
  /** The message that a card has to be selected first, after a try without one. */
  readonly $unchosen: ReadableAtom<Words>;
  /** The error of the typed code, until the code is changed. */
  readonly $problem: ReadableAtom<{ readonly message: Words } | undefined>;
  open(): void;
  choose(cardId: Key): void;
  pay(): Promise<void>;
  type(code: string): void;
  confirm(): Promise<void>;
  /** Requests another code, once the waiting time is over. */
  resend(): Promise<void>;
  /** Leaves the code's view; the payment for which it was requested stays unconfirmed. */
  chooseAnother(): void;
  /** Deletes the code. */
  forget(): void;
}

/** The model of paying by card. */
export const cardPayment = (
  env: Env,
  { send, bookedBefore, canPay, $chosen, ways, refreshWays, onPaid, onMove, refuse, forgetProblem }: CardPaymentParts,
): CardPayment => {
  const { orderId, couponId } = env.page.session;
  const $unchosen = atom<Words>('');
  const $code = atom<CardCode | undefined>();
  const $typed = atom('');
  const $problem = atom<{ readonly message: Words } | undefined>();
  const countdown = smsCountdown(env.clock);

  const keep = (code: CardCode | undefined): void => {
    keepCode(env.store, code && { ...code, paymentIds: bookedBefore() });
    $code.set(code);
    countdown.start(code ? code.sentAtMs : 0);
  };

  const type = (code: string): void => {
    $typed.set(code);
    $problem.set(undefined);
  };

  const forget = (): void => {
    keep(undefined);
    type('');
  };

  const say = (words: Words): void => env.toast(words, SHORT_TOAST_MS);

  const commit = async (cardId: Key | undefined, isResend: boolean): Promise<void> => {
    const now = ways();
    if (!now) return;
    const card = now.cards.find(({ id }) => id === cardId);
    forgetProblem();
    $unchosen.set(card ? '' : text.pickCard);
    if (!card) return;
    if (!canPay()) return;
    const given = { card, couponId, orderId, repayToken: now.repayToken, isResend };
    // The request may send an SMS, whatever its response: the waiting time for another one begins now.
    const sentAtMs = env.clock.now();
    let sum = '';
    const ask: Parameters<typeof send<CommittedRepayment>>[0] = (amount, options) => {
      sum = amount;
      return env.call(commitRepayment, { ...given, amount }, options);
    };
    const outcome = await send(ask, {
      way: 'card',
      call: isResend ? 'resend' : 'commit',
      made: ({ needsCode, recordId }) => (needsCode ? undefined : { state: 'accepted', recordId }),
    });
    const waited = $code.get();
    if (outcome?.kind === 'unknown' && !outcome.isUnsent && waited) keep({ ...waited, sentAtMs });
    if (!outcome) return;
    if (outcome.kind === 'unknown') return refuse(outcome);
    if (outcome.kind === 'refused') {
      refuse(outcome);
      // Usually because the order has changed since it was read.
      refreshWays();
    } else if (outcome.data.needsCode) {
      type('');
      keep({ recordId: outcome.data.recordId, cardId: card.id, amount: sum, sentAtMs });
      say(text.codeSent);
    } else {
      forget();
      onPaid();
    }
  };

  const confirm = async (): Promise<void> => {
    const waited = $code.get();
    const { code, hasTwo } = readSmsCode($typed.get());
    if (!waited) return;
    if (hasTwo) return $problem.set({ message: textFieldText.twoCodes });
    if (code.length < MIN_CODE_LENGTH) return $problem.set({ message: text.shortCode });
    // What is sent is what the field shows.
    type(code);
    forgetProblem();
    const given = { orderId, code, recordId: waited.recordId };
    const outcome = await send((_, options) => env.call(confirmRepayment, given, options), {
      way: 'card',
      begun: waited,
      call: 'confirm',
      made: () => ({ state: 'accepted' }),
    });
    if (!outcome) return;
    if (outcome.kind === 'unknown') return refuse(outcome);
    if (outcome.kind === 'ok') {
      forget();
      if (!isIos(env)) sendToApp(env, dismissRepayment());
      onPaid();
    } else if (isRepeated(outcome)) {
      // The service's record of the code has been used: another try begins with the card.
      forget();
      say(text.doNotSubmit);
    } else {
      const isWrong = outcome.code === WRONG_SMS_CODE;
      if (!isWrong) return refuse(outcome);
      $problem.set({ message: text.wrongCode });
    }
  };

  return {
    $chosen,
    $unchosen,
    $code,
    $typed,
    $restSeconds: countdown.$restSeconds,
    open: () => {
      const kept = readKeptCode(env.store);
      if (kept) keep(kept);
    },
    choose: (cardId) => {
      $unchosen.set('');
      $chosen.set(cardId);
    },
    pay: () => commit($chosen.get(), false),
    $problem,
    type,
    confirm,
    resend: async () => {
      const waited = $code.get();
      if (!waited || countdown.$restSeconds.get()) return;
      if (!ways()) await refreshWays();
      // The borrower has selected another card meanwhile, so this one's code is not needed.
      if ($code.get() !== waited) return;
      await commit(waited.cardId, true);
    },
    chooseAnother: () => {
      forgetProblem();
      onMove();
      forget();
    },
    forget,
  };
};
