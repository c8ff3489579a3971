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

/** The platform of a page that confirms a loan. */
export type ConfirmEnv = Env & SubmissionEnv & { readonly guard: BackGuard };

/**
 * Why the loan cannot be taken now. `stale`: the offer or its contracts could not be read (again). `unchecked`: the checkbox is not checked.
 * `waiting`: something is still loading, or a contract is about to replace the page.
 */
export type Wait = 'stale' | 'unchecked' | 'waiting';

/** The borrower's input, and what they have to know before they sign. */
export interface SignForm {
  /** Whether the box for the contracts is checked. */
  readonly isAgreed: boolean;
  /** A message that the offer has changed since they saw it, or the service's words if it refused the last try. */
  readonly note: Words;
  /** Whether it was refused because there is no bank account to pay the loan to. */
  readonly needsAccount: boolean;
}

/** A page on which a borrower reads a loan's terms and contracts and takes the loan. */
export interface Confirmation<Offer> extends ScreenModel {
  readonly $offer: Query<Offer>['$view'];
  readonly $form: ReadableAtom<SignForm>;
  readonly agreements: Agreements;
  readonly loanSubmission: LoanSubmission;
  readonly back: BackPrompt;
  /** The address of the order, which exists once the loan is confirmed; undefined if the page's address names none. */
  readonly orderAddress: string | undefined;
  /**
   * The same, for a loan just confirmed: the order's page then first tells what has become of it. Without an order, the address of the home page.
   */
  readonly confirmedAddress: string;
  /** The address at which a bank account is bound, which a loan needs first. */
  readonly accountAddress: string;
  /** Why the button cannot be pressed; undefined if it can. */
  wait(): Wait | undefined;
  /** Reads the offer again, and whatever else could not be read. */
  refresh(): void;
  agree(isAgreed: boolean): void;
  confirm(): Promise<void>;
  /** For an unconfirmed loan of which there is no sign: returns to the offer and reads it again. */
  reopen(): void;
  /** The phone number to call about the loan. */
  readonly phone: string;
  call(): void;
}

/** The pages on which a loan is confirmed. */
export type OfferScreen = 'newLoanConfirm' | 'confirmOfPeriod' | 'loanConfirm';

/** The calls of one kind of confirmation page, and in what else it differs. */
export interface ConfirmationParts<Offer> extends AgreementCalls {
  /** The name of the page, for coming back to it. */
  readonly screen: OfferScreen;
  readonly readOffer: Endpoint<Pick<OrderKey, 'productId'>, Offer>;
  readonly push: Endpoint<Offer & Pick<OrderKey, 'productId'>, Link>;
  /** The terms to which the borrower agrees: an offer with different terms is a different offer. */
  readonly termsOf: (offer: Offer) => unknown;
  /** What to store besides the checkbox for when the borrower comes back from a contract; see `leftOffer.ts`. */
  readonly leftWith?: () => Raw;
  /** Runs with every offer that is read; `terms` is a text that is equal for equal terms. */
  readonly onOffer?: (offer: Offer, terms: string) => void;
  /** The offer that the borrower has already seen, before this part of the script had loaded. */
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
  // Once the borrower has taken the loan, a response that the offer is over is neither news nor a refusal of the loan.
  const offerEnv: Env = {
    ...env,
    toast: (...said) => {
      if (!/done|unconfirmed/.test(lock.$state.get().kind)) env.toast(...said);
    },
  };
  const readable = agreements(offerEnv, parts);
  const contracts: Agreements = {
    ...readable,
    // A contract replaces the page: the response to a loan request in progress would be lost with it.
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

  // There is no question on going back once the loan has been requested, or if there is no loan.
  const back = createBackPrompt(env, () => {
    const view = offer.$view.get();
    return lock.$state.get().kind === 'free' && view.kind === 'ready' ? view.data.backQuestion : undefined;
  });

  // A check of the order has found the loan. The order's page reports this only to a borrower who is sent there for it.
  const noteDone = ({ kind }: { readonly kind: string }): void => {
    if (kind !== 'done') return;
    // The next loan of the product has to be read and accepted separately.
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
    // A request from another page on this phone is the reason for most refusals.
    lock.checkAgain();
  };

  const confirm = async (): Promise<void> => {
    const view = offer.$view.get();
    if (wait() || view.kind !== 'ready') return;
    change({ note: '', needsAccount: false });
    const outcome = await lock.push((options) => env.call(parts.push, { ...view.data, productId }, options));
    if (outcome?.kind === 'ok') {
      // Shown once, on the page of the order that the loan has become, and not each time its address is opened.
      const plan = view.data.plan.map(({ payTime, amount }) => ({ day: dayIn(payTime), amount }));
      env.store.write('confirmed', { ofOrder: orderId, plan });
      await env.guard.release();
      parts.follow(outcome.data.url, 'replace');
    } else if (outcome) {
      // A repeated request, which is now unconfirmed, was not refused.
      const note = outcome.message || (lock.$state.get().kind === 'free' ? models.noMessage : '');
      // Messages of the app itself appear only in the note; the service's messages appear as a toast too, as on every page.
      if (typeof outcome.message === 'string') env.toast(outcome.message, SHORT_TOAST_MS);
      // It stays until the next try, also if nothing was sent or the outcome is unknown.
      if (outcome.kind === 'unknown') return change({ note });
      change({ note, needsAccount: !!refusals.noAccount?.includes(outcome.code) });
      // Usually because the offer has changed since it was read.
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
      // The state stored before a contract was opened is outdated now: reloading the page must not uncheck a box that was checked since.
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
