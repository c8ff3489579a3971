import { atom, type ReadableAtom } from 'nanostores';
import { bindCard } from '../../api/endpoints/bindCard.ts';
import { bindCardForLoan } from '../../api/endpoints/bindCardForLoan.ts';
import { ALREADY_SUBMITTED } from '../../domain/serviceCodes.ts';
import { addressOf } from '../../navigation/screens.ts';
import type { Env } from '../../platform/env.ts';
import type { Keyboard } from '../../platform/keyboard.ts';
import { SHORT_TOAST_MS } from '../../platform/toasts.ts';
import type { PageParameters } from '../../session/parameters.ts';
import { commonText } from '../../ui/messages.ts';
import type { Failure } from '../core/failure.tsx';
import { type BankFormState, bankFormState } from './bankFormState.ts';
import { type BankField, filledValues } from './bankItems.ts';

/** Where the borrower goes once the account is saved. */
interface NextAfterBinding {
  readonly screen: 'offer' | 'order' | 'home';
  readonly href: string;
}

// The screens on which a loan was refused because there was no account: the borrower still has to take the loan there.
const OFFER_SCREENS = ['newLoanConfirm', 'confirmOfPeriod', 'loanConfirm'] as const;

/** The next screen after the form: the offer for which the account was needed, or else the order to which it belongs, or else the home page. */
export const nextAfterBinding = ({ page, search }: BankFormOrigin): NextAfterBinding => {
  const offer = OFFER_SCREENS.find((name) => search.includes(`from=${name}`));
  const screen = page.session.orderId ? 'order' : 'home';
  return { screen: offer ? 'offer' : screen, href: addressOf(page, offer ?? screen) };
};

/** The `source` of borrowers whose order needs an account. */
export const FROM_ORDER = 'loanDetail';

/**
 * The state of the save. `lost`: the outcome is unknown, because the response was lost or, with `isRepeat`, because the service says that it has
 * received this request before. `failure` is what happened instead of a response. `fields` are the saved fields.
 */
export type SaveState =
  | { readonly kind: 'free' | 'sending' }
  | { readonly kind: 'lost'; readonly isRepeat: boolean; readonly failure?: Failure }
  | { readonly kind: 'saved'; readonly fields: readonly BankField[] };

/** The platform of a page with a bank form. */
export interface BankFormEnv extends Env {
  readonly keyboard: Keyboard;
}

/** The page that contains the form, which decides where the borrower goes after it. */
export interface BankFormOrigin {
  readonly page: PageParameters;
  /** The query of the page's address, with its question mark. */
  readonly search: string;
}

/** A form to bind an account, and its save. */
export interface BankForm extends Omit<BankFormState, 'fields' | 'setKeyboard' | 'setProblem' | 'clear'> {
  readonly $save: ReadableAtom<SaveState>;
  readonly origin: BankFormOrigin;
  /** Reads the form. Later calls do not change what has been filled in. */
  open(): void;
  /** Sends the values, unless a save is in progress or done. After a lost response they may be sent again at once. */
  save(): Promise<void>;
  /** After a save: the borrower wants to save another account, or to correct the one just saved. */
  another(): void;
}

/**
 * The bank form of a page. `onSaved` runs each time the service confirms that an account is saved; the form is then reset. No money moves, so no
 * lock across tabs is needed: one save is in flight at a time, and nothing is stored on the phone.
 */
export const bankForm = (env: BankFormEnv, { onSaved }: { readonly onSaved: () => void }): BankForm => {
  // The calls of this form use the spelling `product_id`; an address may hold both spellings.
  const { product_id, source } = env.page.session;
  const state = bankFormState(env);
  const $save = atom<SaveState>({ kind: 'free' });
  let isOpened = false;

  const save = async (): Promise<void> => {
    const sent = state.fields();
    const { kind } = $save.get();
    if (!sent.length || kind === 'sending' || kind === 'saved') return;
    $save.set({ kind: 'sending' });
    state.setProblem(undefined);
    const outcome = await env.call(
      source === FROM_ORDER ? bindCardForLoan : bindCard,
      { values: filledValues(sent), productId: product_id },
      { needsConnection: true },
    );
    if (outcome.kind === 'ok') {
      state.clear();
      $save.set({ kind: 'saved', fields: sent });
      return onSaved();
    }
    if (outcome.kind === 'unknown') {
      if (outcome.isUnsent) state.setProblem(outcome.message);
      return $save.set(
        outcome.isUnsent ? { kind: 'free' } : { kind: 'lost', isRepeat: false, failure: { env, outcome } },
      );
    }
    const isRepeat = outcome.code === ALREADY_SUBMITTED;
    $save.set(isRepeat ? { kind: 'lost', isRepeat } : { kind: 'free' });
    if (isRepeat) env.toast(outcome.message, SHORT_TOAST_MS);
    else state.setProblem(outcome.message || commonText.failed, { env, outcome });
  };

  return {
    ...state,
    $save,
    origin: { page: env.page, search: env.navigator.search },
    open: () => {
      if (isOpened) return;
      isOpened = true;
      state.read();
      // A borrower who returns after logging in elsewhere, or with a connection again, finds the form.
      env.onReturn(() => {
        if (state.$view.get().kind === 'failed') state.read();
      });
      env.keyboard.watch(state.setKeyboard);
    },
    save,
    another: () => {
      if ($save.get().kind === 'saved') $save.set({ kind: 'free' });
    },
  };
};
