import type { UnknownReason } from '../../../domain/unknownReason.ts';
import type { Words } from '../../../i18n/messages.ts';
import { t } from '../../../i18n/t.ts';
import { ErrorState } from '../../../ui/ErrorState/ErrorState.tsx';
import { lateComponent } from '../../../ui/lateComponent.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { explain, type Failure } from '../../core/explain.ts';
import type { FormPlace, Saving } from '../bankForm.ts';
import type { ShownBankField } from './Field.tsx';
import { type FillActions, type Filling, Form } from './Form.tsx';
import { text } from './messages.ts';

// In the same chunk as the list of options, which the form loads in advance.
const { Late: LateSaved } = lateComponent(async () => (await import('../AfterForm/AfterForm.tsx')).Saved);

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
  if (saving.kind === 'saved')
    return (
      <LateSaved
        fields={saving.fields}
        place={place}
        onAnother={on.another}
        onFailed={() => {}}
        before={
          <section className="card" role="status">
            <h2>{t(text.saved)}</h2>
          </section>
        }
      />
    );
  if (view.kind === 'failed') {
    const { reason, failure } = view;
    return <ErrorState reason={reason} onRetry={on.read} explain={failure && explain(failure)} />;
  }
  return view.kind === 'loading' ? <Skeleton /> : <Form form={view} saving={saving} on={on} />;
}
