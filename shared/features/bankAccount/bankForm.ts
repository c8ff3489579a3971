import { atom, type ReadableAtom } from 'nanostores';
import { bindCard } from '../../api/endpoints/bindCard.ts';
import { bindCardForLoan } from '../../api/endpoints/bindCardForLoan.ts';
import { readBankForm } from '../../api/endpoints/readBankForm.ts';
import type { ScreenModel } from '../../app/start.tsx';
import { ALREADY_SUBMITTED } from '../../domain/serviceCodes.ts';
import type { Words } from '../../i18n/messages.ts';
import { addressOf } from '../../navigation/screens.ts';
import type { Env } from '../../platform/env.ts';
import { SHORT_TOAST_MS } from '../../platform/toasts.ts';
import { commonText } from '../../ui/messages.ts';
import type { QueryState } from '../core/createQuery.ts';
import type { Failure } from '../core/failure.tsx';
import { type BankField, filledValues, type ShownForm, shownForm, startFields } from './bankItems.ts';

// The screens on which a loan was refused because there was no account: the borrower still has to take the loan there.
const OFFER_SCREENS = ['newLoanConfirm', 'loanConfirm'] as const;

const nextAfterBinding = ({ page, navigator }: Env): BankForm['next'] => {
  const offer = OFFER_SCREENS.find((name) => navigator.search.includes(`from=${name}`));
  const screen = page.session.orderId ? 'order' : 'home';
  return { screen: offer ? 'offer' : screen, href: addressOf(page, offer ?? screen) };
};

/** The `source` of borrowers whose order needs an account. */
export const FROM_ORDER = 'loanDetail';

/** The form with its current values. */
export interface FilledForm extends ShownForm {
  readonly kind: 'ready';
}

/** The form, or why it is not there. */
export type BankFormView = FilledForm | Exclude<QueryState<never>, { readonly kind: 'ready' }>;

/**
 * The state of the save. `unsaved`: why the last try saved nothing, until the borrower changes something. `lost`: the outcome is unknown, because the response was lost or, with `isRepeat`, because the service says that it has
 * received this request before. `failure` is what happened instead of a response. `fields` are the saved fields.
 */
export type SaveState =
  | { readonly kind: 'free' | 'sending' }
  | { readonly kind: 'unsaved'; readonly message: Words; readonly failure?: Failure }
  | { readonly kind: 'lost'; readonly isRepeat: boolean; readonly failure?: Failure }
  | { readonly kind: 'saved'; readonly fields: readonly BankField[] };

/** A form to bind an account, with the values that the borrower has entered, and its save. */
export interface BankForm extends ScreenModel {
  readonly $view: ReadableAtom<BankFormView>;
  readonly $save: ReadableAtom<SaveState>;
  /** The next screen: the offer for which the account was needed, or else the order to which it belongs, or else the home page. */
  readonly next: { readonly screen: 'offer' | 'order' | 'home'; readonly href: string };
  /** Reads the form again after that failed. */
  read(): Promise<void>;
  /** Sets the value of the item at this index. Values of fields that become hidden are kept. */
  fill(at: number, value: string): void;
  /** Sends the values, unless a save is in progress or done. After a lost response they may be sent again at once. */
  save(): Promise<void>;
  /** After a save: the borrower wants to save another account, or to correct the one just saved. */
  another(): void;
}

/**
 * The bank form of a page. `onSaved` runs each time the service confirms that an account is saved; the form is then reset. No money moves, so no
 * lock across tabs is needed: one save is in flight at a time, and nothing is stored on the phone.
 */
export const bankForm = (env: Env, onSaved: () => void): BankForm => {
  // The calls of this form use the spelling `product_id`; an address may hold both spellings.
  const { product_id, source } = env.page.session;
  const $view = atom<BankFormView>({ kind: 'loading' });
  const $save = atom<SaveState>({ kind: 'free' });
  // All items, including hidden ones; empty before the form is read.
  let fields: readonly BankField[] = [];

  const show = (): void => $view.set({ kind: 'ready', ...shownForm(fields) });

  const read = async (): Promise<void> => {
    $view.set({ kind: 'loading' });
    const outcome = await env.call(readBankForm, { product_id });
    if (outcome.kind === 'ok') {
      fields = startFields(outcome.data);
      return show();
    }
    $view.set({ kind: outcome.kind, failure: { env, outcome } });
  };

  const save = async (): Promise<void> => {
    const sent = fields;
    const { kind } = $save.get();
    if (!sent.length || kind === 'sending' || kind === 'saved') return;
    $save.set({ kind: 'sending' });
    const outcome = await env.call(
      source === FROM_ORDER ? bindCardForLoan : bindCard,
      { values: filledValues(sent), productId: product_id },
      { needsConnection: true },
    );
    if (outcome.kind === 'ok') {
      fields = startFields(fields);
      show();
      $save.set({ kind: 'saved', fields: sent });
      return onSaved();
    }
    if (outcome.kind === 'unknown') {
      return $save.set(
        outcome.isUnsent
          ? { kind: 'unsaved', message: outcome.message || commonText.failed }
          : { kind: 'lost', isRepeat: false, failure: { env, outcome } },
      );
    }
    if (outcome.code !== ALREADY_SUBMITTED)
      return $save.set({ kind: 'unsaved', message: outcome.message || commonText.failed, failure: { env, outcome } });
    $save.set({ kind: 'lost', isRepeat: true });
    env.toast(outcome.message, SHORT_TOAST_MS);
  };

  return {
    $view,
    $save,
    next: nextAfterBinding(env),
    open: () => {
      read();
      // A borrower who returns after logging in elsewhere, or with a connection again, finds the form.
      env.onReturn(() => {
        if (/refused|unknown/.test($view.get().kind)) read();
      });
    },
    read,
    fill: (at, value) => {
      if ($save.get().kind === 'unsaved') $save.set({ kind: 'free' });
      fields = fields.map((field) => (field.at === at ? { ...field, value } : field));
      show();
    },
    save,
    another: () => {
      if ($save.get().kind === 'saved') $save.set({ kind: 'free' });
    },
  };
};
