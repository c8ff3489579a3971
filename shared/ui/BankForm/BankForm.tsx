import { text as doubtText } from '../Doubt/messages.ts';
import { Failure, type Reason } from '../Failure/Failure.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { BankDoubt, type SaveInDoubt } from './BankDoubt.tsx';
import type { BankField } from './Field.tsx';
import { type FillActions, type Filling, Form } from './Form.tsx';
import { text } from './messages.ts';

/** The form on its way, there with what has been filled in so far, or why it is not. */
export type BankFormView<Item extends BankField> =
  | { readonly kind: 'loading' }
  | Filling<Item>
  | { readonly kind: 'failed'; readonly reason: Reason | { readonly message: string } };

/** What a borrower does with the form. */
export interface BankFormActions<Item extends BankField> extends FillActions<Item> {
  read(): void;
  lookAgain(): void;
  release(): void;
}

/** How the save stands. */
export type Saving = { readonly kind: 'free' | 'sending' | 'done' } | SaveInDoubt;

interface BankFormProps<Item extends BankField> {
  readonly view: BankFormView<Item>;
  readonly saving: Saving;
  /** Whether the lender's records can show what came of a save whose answer got lost. */
  readonly canLook: boolean;
  readonly orderHref: string | undefined;
  readonly on: BankFormActions<Item>;
}

function Saved({ orderHref }: Pick<BankFormProps<BankField>, 'orderHref'>) {
  return (
    <section className="card stack">
      <p role="status">{text.saved}</p>
      {orderHref && (
        <a className="button" href={orderHref}>
          {doubtText.order}
        </a>
      )}
    </section>
  );
}

/** A form to bind an account with, and in the place of its button what is known of a save without an answer. */
export function BankForm<Item extends BankField>({ view, saving, canLook, orderHref, on }: BankFormProps<Item>) {
  const { kind } = saving;
  if (kind === 'done') return <Saved orderHref={orderHref} />;
  const isAccepted = kind === 'doubt' && saving.wasAccepted;
  return (
    <>
      {view.kind === 'failed' ? (
        <Failure reason={view.reason} onRetry={on.read} />
      ) : view.kind === 'loading' ? (
        <Skeleton />
      ) : (
        !isAccepted && <Form form={view} saving={kind} on={on} />
      )}
      {kind === 'doubt' && (
        <BankDoubt
          doubt={saving}
          canLook={canLook}
          orderHref={orderHref}
          onLookAgain={on.lookAgain}
          onRelease={on.release}
        />
      )}
    </>
  );
}
