import { atom, type ReadableAtom } from 'nanostores';
import type { Endpoint } from '../../api/endpoint.ts';
import type { Link } from '../../api/endpoints/links.ts';
import type { BackQuestion, PlannedPayment } from '../../api/endpoints/offers.ts';
import type { OrderKey } from '../../api/endpoints/orderKey.ts';
import { parseRecord, type Raw } from '../../api/parse.ts';
import { unknown } from '../../api/settle.ts';
import type { ScreenModel } from '../../app/start.tsx';
import { servicePhone } from '../../brand/current.ts';
import { refusals } from '../../brand/refusals.ts';
import { dayIn } from '../../domain/zonedMoment.ts';
import type { Words } from '../../i18n/messages.ts';
import type { BackGuard } from '../../navigation/backGuard.ts';
import { addressOf } from '../../navigation/open.ts';
import type { Env } from '../../platform/env.ts';
import { SHORT_TOAST_MS } from '../../platform/toastTimes.ts';
import { callPhone } from '../core/callPhone.ts';
import { createQuery, type Query } from '../core/createQuery.ts';
import { text as models } from '../core/messages.ts';
import { sendToApp } from '../core/sendToApp.ts';
import type { SubmissionEnv } from '../core/submitOnce.ts';
import { type AgreementCalls, type Agreements, agreements } from './agreements.ts';
import { type BackPrompt, createBackPrompt } from './backPrompt.ts';
import { keepLeftOffer, readLeftOffer } from './leftOffer.ts';
import { createLoanSubmission, type LoanSubmission } from './loanSubmission.ts';
import { text } from './messages.ts';

/** What a page that confirms a loan adds to its platform. */
export type ConfirmEnv = Env & SubmissionEnv & { readonly guard: BackGuard };

/**
 * Why the loan cannot be taken now: the offer or its contracts could not be read (again), the box is not checked, or
 * something is still on its way, also a contract that takes the place of the page.
 */
export type Wait = 'stale' | 'unchecked' | 'waiting';

/** What the borrower has done on the page, and what they have to know before they sign. */
export interface SignForm {
  /** Whether the box for the contracts is checked. */
  readonly isAgreed: boolean;
  /** That the offer is another than the one they saw, or the service's words where it did not take the last try. */
  readonly note: Words;
  /** It was refused because there is no bank account yet for the loan to go to. */
  readonly needsAccount: boolean;
}

/** A page on which a borrower reads a loan's terms and contracts and takes the loan. */
export interface Confirmation<Offer> extends ScreenModel {
  readonly $offer: Query<Offer>['$view'];
  readonly $form: ReadableAtom<SignForm>;
  readonly agreements: Agreements;
  readonly loanSubmission: LoanSubmission;
  readonly back: BackPrompt;
  /** Where the order stands, once it is one; undefined where the address names none. */
  readonly orderAddress: string | undefined;
  /** The same, where it tells what has become of the loan first: once it is confirmed. Without an order the way home. */
  readonly confirmedAddress: string;
  /** Where a bank account is bound, which a loan needs first. */
  readonly accountAddress: string;
  /** What the button waits for; undefined where it can be pressed. */
  wait(): Wait | undefined;
  /** Reads again what could not be read, the offer in any case. */
  refresh(): void;
  agree(isAgreed: boolean): void;
  confirm(): Promise<void>;
  /** Unconfirmed, with no sign of the loan: back to the offer, which is read again. */
  reopen(): void;
  /** Whom to call about the loan. */
  readonly phone: string;
  call(): void;
}

/** The pages on which a loan is confirmed. */
export type OfferScreen = 'newLoanConfirm' | 'confirmOfPeriod' | 'loanConfirm';

/** The calls of one kind of confirmation, and what is particular in it. */
export interface ConfirmationParts<Offer> extends AgreementCalls {
  /** Which page it is, to come back to. */
  readonly screen: OfferScreen;
  readonly readOffer: Endpoint<Pick<OrderKey, 'productId'>, Offer>;
  readonly push: Endpoint<Offer & Pick<OrderKey, 'productId'>, Link>;
  /** What the borrower agrees to: an offer that differs in these is another offer. */
  readonly termsOf: (offer: Offer) => unknown;
  /** What the page has to know beside the box when the borrower comes back from a contract; see `leftOffer.ts`. */
  readonly leftWith?: () => Raw;
  /** Runs with every offer that is read; `terms` is the same text for the same terms. */
  readonly onOffer?: (offer: Offer, terms: string) => void;
  /** The offer that the borrower has read already, before this part of the script was there. */
  readonly seenOffer?: Offer | undefined;
}

/** The model of a page that confirms a loan. */
export const confirmation = <
  Offer extends { readonly backQuestion: BackQuestion | undefined; readonly plan: readonly PlannedPayment[] },
>(
  env: ConfirmEnv,
  parts: ConfirmationParts<Offer>,
): Confirmation<Offer> => {
  const { productId, orderId } = env.page.session;
  const $form = atom<SignForm>({ isAgreed: !readLeftOffer(env.store)['isUnchecked'], note: '', needsAccount: false });
  const lock = createLoanSubmission(env);
  // In the place of an offer that the borrower has said yes to, that it is over is no news, and no refusal of the loan.
  const offerEnv: Env = {
    ...env,
    toast: (...said) => {
      if (!/done|unconfirmed/.test(lock.$state.get().kind)) env.toast(...said);
    },
  };
  const readable = agreements(offerEnv, parts);
  const contracts: Agreements = {
    ...readable,
    // A contract takes the place of the page, and with it the answer to a loan that is being asked for.
    read: async (agreement) => {
      if (lock.$state.get().kind !== 'free') return;
      keepLeftOffer(env.store, { ...parts.leftWith?.(), isUnchecked: !$form.get().isAgreed });
      await readable.read(agreement);
    },
  };
  const textOf = (data: Offer): string => JSON.stringify(parts.termsOf(data));
  let seenTerms = parts.seenOffer && textOf(parts.seenOffer);

  const change = (changes: Partial<SignForm>): void => $form.set({ ...$form.get(), ...changes });

  const offer = createQuery(
    offerEnv,
    async () => (productId ? env.call(parts.readOffer, { productId }) : unknown('incomplete')),
    (data) => {
      const terms = textOf(data);
      if (seenTerms && seenTerms !== terms) change({ note: text.changed });
      seenTerms = terms;
      parts.onOffer?.(data, terms);
    },
  );

  // Going back is nothing to ask about once the loan has been asked for, or where there is none.
  const back = createBackPrompt(env, () => {
    const view = offer.$view.get();
    return lock.$state.get().kind === 'free' && view.kind === 'ready' ? view.data.backQuestion : undefined;
  });

  // A look at the order has shown the loan: its page tells of it where the borrower is led there for that, and only then.
  const noteDone = ({ kind }: { readonly kind: string }): void => {
    if (kind !== 'done') return;
    // The next loan of the product is read and agreed to by itself.
    env.store.write('contractRead', null);
    if (parseRecord(env.store.read('confirmed'))['ofOrder'] !== orderId)
      env.store.write('confirmed', { ofOrder: orderId, isTold: true });
  };

  const wait = (): Wait | undefined => {
    const view = offer.$view.get();
    const list = contracts.$view.get().kind;
    const status = view.kind === 'ready' && view.status;
    if (contracts.$opening.get() !== undefined) return 'waiting';
    if (list === 'loading' || status === 'revalidating' || !status) return 'waiting';
    if (list !== 'ready' || status === 'stale') return 'stale';
    return $form.get().isAgreed ? undefined : 'unchecked';
  };

  const refresh = (): void => {
    offer.refresh();
    contracts.refresh();
    // What another page of this phone has sent explains most refusals.
    lock.checkAgain();
  };

  const confirm = async (): Promise<void> => {
    const view = offer.$view.get();
    if (wait() || view.kind !== 'ready') return;
    change({ note: '', needsAccount: false });
    const outcome = await lock.push((options) => env.call(parts.push, { ...view.data, productId }, options));
    if (outcome?.kind === 'ok') {
      // Said once, on the order that it has become, and not whenever its address is opened again.
      const plan = view.data.plan.map(({ payTime, amount }) => ({ day: dayIn(payTime), amount }));
      env.store.write('confirmed', { ofOrder: orderId, plan });
      await env.guard.release();
      parts.follow(outcome.data.url, 'replace');
    } else if (outcome) {
      // A repetition, unconfirmed by now, was not refused.
      const note = outcome.message || (lock.$state.get().kind === 'free' ? models.noMessage : '');
      // What is ours to say is the note alone; the service's own messages have a toast everywhere.
      if (typeof outcome.message === 'string') env.toast(outcome.message, SHORT_TOAST_MS);
      // It stands there until the next try, also where nothing was sent or nobody knows.
      if (outcome.kind === 'unknown') return change({ note });
      change({ note, needsAccount: !!refusals.noAccount?.includes(outcome.code) });
      // Most often the offer has changed since it was read.
      offer.refresh();
    }
  };

  return {
    $offer: offer.$view,
    $form,
    agreements: contracts,
    loanSubmission: lock,
    back,
    orderAddress: orderId ? addressOf(env.page, 'loanDetail') : undefined,
    confirmedAddress: orderId ? addressOf(env.page, 'loanDetail', { from: 'confirm' }) : addressOf(env.page, 'home'),
    accountAddress: addressOf(env.page, 'bindBank', { from: parts.screen }),
    open: () => {
      offer.$view.listen(back.block);
      lock.$state.listen(noteDone);
      offer.refresh();
      contracts.refresh();
      lock.open();
    },
    wait,
    refresh,
    agree: (isAgreed) => {
      // What a contract was left with holds no longer: a page that is loaded anew must not uncheck what was checked since.
      if (isAgreed && readLeftOffer(env.store)['isUnchecked']) keepLeftOffer(env.store, { isUnchecked: false });
      change({ isAgreed });
    },
    confirm,
    reopen: () => {
      lock.release();
      offer.refresh();
    },
    phone: servicePhone,
    call: () => sendToApp(env, callPhone(servicePhone)),
  };
};
