import { atom, type ReadableAtom } from 'nanostores';
import type { Endpoint } from '../../api/endpoint.ts';
import type { BackQuestion, PlannedPayment } from '../../api/endpoints/offers.ts';
import type { OrderKey } from '../../api/endpoints/orderKey.ts';
import type { Link } from '../../api/fields.ts';
import { parseRecord, type Raw } from '../../api/parse.ts';
import type { ScreenModel } from '../../app/start.tsx';
import { refusals, servicePhone } from '../../brand/current.ts';
import { type Amount, isPayable } from '../../domain/money.ts';
import type { Words } from '../../i18n/messages.ts';
import type { BackGuard } from '../../navigation/backGuard.ts';
import { addressOf } from '../../navigation/screens.ts';
import type { Env } from '../../platform/env.ts';
import type { SessionStore } from '../../platform/storage/sessionStore.ts';
import { commonText } from '../../ui/messages.ts';
import { callPhone } from '../core/callPhone.ts';
import type { Query } from '../core/createQuery.ts';
import type { Failure } from '../core/failure.tsx';
import { sendToApp } from '../core/sendToApp.ts';
import type { SubmissionEnv } from '../core/submission.ts';
import { type AgreementCalls, type Agreements, agreements } from './agreements.ts';
import { type BackPrompt, createBackPrompt } from './backPrompt.ts';
import { createLoanSubmission, type LoanSubmission } from './loanSubmission.ts';
import { confirmationText as text } from './messages.ts';
import type { OfferPage } from './offerPage.ts';

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
  /** The refusal of the last try, which may mean that the borrower has to log in. */
  readonly failure?: Failure | undefined;
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
  readonly homeAddress: string;
  /** The address at which a bank account is bound, which a loan needs first. */
  readonly accountAddress: string;
  /** Why the button cannot be pressed; undefined if it can. */
  wait(): Wait | undefined;
  /** Reads the offer again, and whatever else could not be read. */
  refresh(): void;
  agree(isAgreed: boolean): void;
  confirm(): Promise<void>;
  /** For an unconfirmed loan that no check has found: returns to the offer and reads it again. */
  reopen(): void;
  /** The phone number to call about the loan. */
  readonly phone: string;
  call(): void;
}

/** The calls of one kind of confirmation page, and in what else it differs. */
export interface ConfirmationParts<Offer> extends AgreementCalls {
  /** The name of the page, for coming back to it. */
  readonly screen: 'newLoanConfirm' | 'loanConfirm';
  readonly push: Endpoint<Offer & Pick<OrderKey, 'productId'>, Link>;
  /** The terms to which the borrower agrees: an offer with different terms is a different offer. */
  readonly termsOf: (offer: Offer) => unknown;
  /** Runs with every offer that is read; `terms` is a text that is equal for equal terms. */
  readonly onOffer?: (offer: Offer, terms: string) => void;
}

/** The model of a page that confirms a loan. */
export const confirmation = <
  Offer extends {
    readonly amount: Amount;
    readonly backQuestion: BackQuestion | undefined;
    readonly plan: readonly PlannedPayment[];
  },
>(
  env: ConfirmEnv,
  { offer, $isRequested }: Pick<OfferPage<Offer>, 'offer' | '$isRequested'>,
  parts: ConfirmationParts<Offer>,
): Confirmation<Offer> => {
  const { productId, orderId } = env.page.session;
  const $form = atom<SignForm>({ isAgreed: !readOfferDraft(env.store)['isUnchecked'], note: '', needsAccount: false });
  const lock = createLoanSubmission(env);
  lock.$state.subscribe(({ kind }) => $isRequested.set(kind === 'done' || kind === 'unconfirmed'));
  const offerEnv: Env = {
    ...env,
    toast: (...args) => {
      if (!$isRequested.get()) env.toast(...args);
    },
  };
  const list = agreements(offerEnv, parts);
  const contracts: Agreements = {
    ...list,
    // A contract replaces the page: the response to a loan request in progress would be lost with it.
    read: async (agreement) => {
      if (lock.$state.get().kind === 'free') await list.read(agreement);
    },
  };
  const textOf = (data: Offer): string => JSON.stringify(parts.termsOf(data));
  let lastOffer: Offer | undefined;
  let lastTerms = '';

  const change = (changes: Partial<SignForm>): void => $form.set({ ...$form.get(), ...changes });

  offer.$view.subscribe((view) => {
    if (view.kind !== 'ready' || view.data === lastOffer) return;
    lastOffer = view.data;
    const terms = textOf(lastOffer);
    if (lastTerms && lastTerms !== terms) change({ note: text.changed });
    lastTerms = terms;
    parts.onOffer?.(lastOffer, terms);
  });

  // There is no question on going back once the loan has been requested, or if there is no loan.
  const back = createBackPrompt(env, () => {
    const view = offer.$view.get();
    return lock.$state.get().kind === 'free' && view.kind === 'ready' ? view.data.backQuestion : undefined;
  });

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
    if (wait() || view.kind !== 'ready' || !isPayable(view.data.amount)) return;
    change({ note: '', needsAccount: false, failure: undefined });
    const outcome = await lock.send((options) => env.call(parts.push, { ...view.data, productId }, options));
    if (outcome?.kind === 'ok') {
      // Shown once, on the page of the loan's order, and not each time its address is opened.
      env.store.write('confirmed', { ofOrder: orderId });
      await env.guard.release();
      parts.follow(outcome.data.url, 'replace');
    } else if (outcome) {
      // It stays until the next try, also if nothing was sent or the outcome is unknown: then the service's words are only quoted.
      if (outcome.kind === 'unknown')
        return change({ note: outcome.message ?? outcome.quoted ?? '', failure: { env, outcome } });
      // A repeated request, which is now unconfirmed, was not refused.
      const isRefused = lock.$state.get().kind === 'free';
      const note = outcome.message || (isRefused ? commonText.failed : '');
      change({ note, needsAccount: !!refusals.noAccount?.includes(outcome.code), failure: { env, outcome } });
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
    homeAddress: addressOf(env.page, 'home'),
    accountAddress: addressOf(env.page, 'bindBank', { from: parts.screen }),
    open: () => {
      offer.$view.subscribe(back.block);
      lock.$state.listen(({ kind }) => {
        // The next loan of the product has to be read and accepted separately.
        if (kind === 'done') env.store.write('contractRead', null);
      });
      contracts.refresh();
      lock.open();
    },
    wait,
    refresh,
    agree: (isAgreed) => {
      updateOfferDraft(env.store, { isUnchecked: !isAgreed });
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

/**
 * The borrower's input on an offer. Most webviews reload the page when they come back from a contract: that must not check a box that they had
 * unchecked, nor repeat a question that they had answered.
 */
export const readOfferDraft = (store: Pick<SessionStore, 'read'>): Raw => parseRecord(store.read('contractRead'));

/** Adds to the stored input. */
export const updateOfferDraft = (store: SessionStore, changes: Raw): void =>
  void store.write('contractRead', { ...readOfferDraft(store), ...changes });
