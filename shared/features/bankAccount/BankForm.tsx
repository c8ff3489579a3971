import type { UnknownReason } from '../../domain/failures.ts';
import type { Words } from '../../i18n/messages.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { explain, type Failure } from '../core/failure.tsx';
import { Saved } from './AfterForm.tsx';
import type { FormPlace, Saving } from './bankForm.ts';
import type { ShownBankField } from './Field.tsx';
import { type FillActions, type Filling, Form } from './Form.tsx';

/** The form while it loads, with its current values, or why it could not be read. */
export type ShownBankForm<Item extends ShownBankField> =
  | { readonly kind: 'loading' }
  | Filling<Item>
  | {
      readonly kind: 'failed';
      readonly reason: UnknownReason | { readonly message: Words };
      readonly failure?: Failure;
    };

/** What a borrower does with the form. */
export interface BankFormActions<Item extends ShownBankField> extends FillActions<Item> {
  read(): void;
  another(): void;
}

interface BankFormProps<Item extends ShownBankField> {
  readonly view: ShownBankForm<Item>;
  readonly saving: Saving;
  readonly place: FormPlace;
  readonly on: BankFormActions<Item>;
}

/** A form to bind an account; once that is saved, a confirmation and the next steps. */
export function BankForm<Item extends ShownBankField>({ view, saving, place, on }: BankFormProps<Item>) {
  if (saving.kind === 'saved') return <Saved fields={saving.fields} place={place} onAnother={on.another} />;
  if (view.kind === 'failed') {
    const { reason, failure } = view;
    return <ErrorState reason={reason} onRetry={on.read} explain={failure && explain(failure)} />;
  }
  return view.kind === 'loading' ? <Skeleton /> : <Form form={view} saving={saving} on={on} />;
}
