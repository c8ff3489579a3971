import { atom, type ReadableAtom } from 'nanostores';
import { bindCard } from '../../api/endpoints/bindCard.ts';
import { bindCardForLoan } from '../../api/endpoints/bindCardForLoan.ts';
import { ALREADY_SUBMITTED } from '../../domain/serviceCodes.ts';
import type { Env } from '../../platform/env.ts';
import type { Keyboard } from '../../platform/keyboard.ts';
import { SHORT_TOAST_MS } from '../../platform/toastTimes.ts';
import type { PageParameters } from '../../session/parameters.ts';
import type { Failure } from '../core/explain.ts';
import { type BankFilling, bankFilling } from './bankFilling.ts';
import { type BankField, filledValues } from './bankItems.ts';
import { text } from './messages.ts';

/** Where a borrower comes from whose order asks for an account. */
export const FROM_ORDER = 'loanDetail';

/**
 * How the save stands. Of a `lost` one nobody knows what came: its answer got lost, or, as `isRepeat`, the service says
 * that it has had it before. `failure` is what came in the place of an answer. `fields` are what was saved.
 */
export type Saving =
  | { readonly kind: 'free' | 'sending' }
  | { readonly kind: 'lost'; readonly isRepeat: boolean; readonly failure?: Failure }
  | { readonly kind: 'saved'; readonly fields: readonly BankField[] };

/** What a page with a bank form adds to its platform. */
export interface BankFormEnv extends Env {
  readonly keyboard: Keyboard;
}

/** Where a form stands, by which what follows it knows the way on. */
export interface FormPlace {
  readonly page: PageParameters;
  /** The query of the page's address, with its question mark. */
  readonly search: string;
}

/** A form to bind an account with, and the saving of it. */
export interface BankForm extends BankFilling {
  readonly $saving: ReadableAtom<Saving>;
  readonly place: FormPlace;
  /** Reads the form. Later calls leave what has been filled in as it is. */
  open(): void;
  /** Sends what is filled in, unless it is under way or saved. After a lost answer it may be sent again at once. */
  save(): Promise<void>;
  /** Once an account is saved: the borrower wants to save another, or the same one put right. */
  another(): void;
}

/**
 * The bank form of a page. `onSaved` runs each time the service says that an account is saved; the form is then as at
 * first. No money moves, so that nothing is locked: one save is in flight at a time, and nothing is kept on the phone.
 */
export const bankForm = (env: BankFormEnv, { onSaved }: { readonly onSaved: () => void }): BankForm => {
  // The calls of this form name the product in the other spelling; an address may hold both.
  const { product_id, source } = env.page.session;
  const filling = bankFilling(env);
  const $saving = atom<Saving>({ kind: 'free' });
  let isOpened = false;

  const save = async (): Promise<void> => {
    const sent = filling.fields();
    const { kind } = $saving.get();
    if (!sent.length || kind === 'sending' || kind === 'saved') return;
    $saving.set({ kind: 'sending' });
    filling.setProblem(undefined);
    const outcome = await env.call(
      source === FROM_ORDER ? bindCardForLoan : bindCard,
      { values: filledValues(sent), productId: product_id },
      { isKeptOffline: true },
    );
    if (outcome.kind === 'ok') {
      filling.clear();
      $saving.set({ kind: 'saved', fields: sent });
      return onSaved();
    }
    if (outcome.kind === 'unknown') {
      env.toast(outcome.message, SHORT_TOAST_MS);
      if (outcome.isUnsent) filling.setProblem(outcome.message);
      return $saving.set(
        outcome.isUnsent ? { kind: 'free' } : { kind: 'lost', isRepeat: false, failure: { env, outcome } },
      );
    }
    const isRepeat = outcome.code === ALREADY_SUBMITTED;
    $saving.set(isRepeat ? { kind: 'lost', isRepeat } : { kind: 'free' });
    if (!isRepeat) filling.setProblem(outcome.message || text.noMessage, { env, outcome });
    env.toast(outcome.message, SHORT_TOAST_MS);
  };

  return {
    ...filling,
    $saving,
    place: { page: env.page, search: env.navigator.search },
    open: () => {
      if (isOpened) return;
      isOpened = true;
      filling.read();
      // Who has logged in elsewhere, or has found a connection, finds the form.
      env.onReturn(() => {
        if (filling.$view.get().kind === 'failed') filling.read();
      });
      env.keyboard.watch(filling.setKeyboard);
    },
    save,
    another: () => {
      if ($saving.get().kind === 'saved') $saving.set({ kind: 'free' });
    },
  };
};
