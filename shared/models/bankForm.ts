import type { ReadableAtom } from 'nanostores';
import { bindCard } from '../api/endpoints/bindCard.ts';
import { bindCardForLoan } from '../api/endpoints/bindCardForLoan.ts';
import type { Env } from '../app/env.ts';
import type { Keyboard } from '../app/keyboard.ts';
import { SHORT_TOAST_MS } from '../app/toasts.ts';
import { addressOf } from '../navigation/open.ts';
import type { SentMarks } from '../stores/sentMarks.ts';
import { text } from './bank/messages.ts';
import { type BankFilling, bankFilling } from './bankFilling.ts';
import { type BankField, filledValues } from './bankItems.ts';
import { type BankLook, bankLook, FROM_ORDER } from './bankLook.ts';
import { type OnceState, once } from './once.ts';

// The service's word for a request that it has had before: this no may hide a yes.
const SEEN_BEFORE = '800005';

/** What a page with a bank form adds to its platform. */
export interface BankFormEnv extends Env {
  readonly marks: SentMarks;
  readonly keyboard: Keyboard;
}

/** A form to bind an account with, and the saving of it, once. */
export interface BankForm extends BankFilling {
  readonly $saving: ReadableAtom<OnceState>;
  /** The address of the order that the account is for, where there is one. */
  readonly orderHref: string | undefined;
  /** Whether the lender's records can show what came of a save whose answer got lost. */
  readonly canLook: BankLook['canLook'];
  /** Reads the form, and looks for an earlier save. Later calls leave what has been filled in as it is. */
  open(): void;
  save(): Promise<void>;
  lookAgain(): void;
  /** In doubt, with nothing to be seen of the save: the borrower wants to save again. */
  release(): void;
}

/** The bank form of a page. `onSaved` runs once an account is known to be saved; the form is then as at first. */
export const bankForm = (env: BankFormEnv, { onSaved }: { readonly onSaved: () => void }): BankForm => {
  // The calls of this form name the product in the other spelling; an address may hold both.
  const { productId, product_id, orderId, userId, source } = env.page.session;
  const filling = bankFilling(env);
  const { fields } = filling;
  let sent: readonly BankField[] | undefined;
  let isOpened = false;
  let isOver = false;

  const { canLook, look } = bankLook(env, () =>
    (sent || fields()).filter(({ kind }) => kind === 'text').map(({ value }) => value),
  );
  const lock = once(env, { key: `bindCard:${userId}:${orderId || productId}`, look });

  lock.$state.listen(({ kind }) => {
    if (kind !== 'done' || isOver) return;
    isOver = true;
    // What is filled in after this would be another account.
    sent = undefined;
    filling.clear();
    onSaved();
  });

  const send = () => {
    sent = fields();
    return env.call(source === FROM_ORDER ? bindCardForLoan : bindCard, {
      values: filledValues(sent),
      productId: product_id,
    });
  };

  return {
    ...filling,
    $saving: lock.$state,
    orderHref: orderId && addressOf(env.page, 'order'),
    canLook,
    open: () => {
      lock.open();
      if (isOpened) return;
      isOpened = true;
      filling.read();
      env.keyboard.watch(filling.setKeyboard);
    },
    save: async () => {
      if (!fields().length) return;
      const outcome = await lock.send(send, { isUnclear: ({ code }) => code === SEEN_BEFORE });
      if (outcome?.kind !== 'refused') return;
      // A repetition, in doubt by now, was not refused.
      env.toast(outcome.message || (lock.$state.get().kind === 'free' ? text.noMessage : ''), SHORT_TOAST_MS);
    },
    lookAgain: lock.open,
    release: () => {
      isOver = false;
      lock.release();
    },
  };
};
