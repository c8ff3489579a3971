import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { t } from '../../i18n/t.ts';
import { commonText } from '../../ui/messages.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useFocusAfter } from '../core/focus.ts';
import { NoData } from '../core/QueryView.tsx';
import type { BankForm } from './bankForm.ts';
import { Form } from './Form.tsx';
import { Saved } from './SaveResult.tsx';

interface BankScreenProps {
  readonly form: BankForm;
  /** A note above the form. */
  readonly note?: string;
}

/** A page with a form to bind an account; once that is saved, a confirmation and the next steps. */
export function BankScreen({ form, note }: BankScreenProps) {
  const view = useStore(form.$view);
  const save = useStore(form.$save);
  const heading = useRef<HTMLHeadingElement>(null);
  const isSaved = save.kind === 'saved';
  useFocusAfter(!isSaved, () => heading.current);
  useFocusAfter(isSaved, () => heading.current);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {t(isSaved ? commonText.accountSaved : commonText.accountInformation)}
      </h1>
      {note && !isSaved && <p className="page-note">{note}</p>}
      {isSaved ? (
        <Saved fields={save.fields} form={form} />
      ) : view.kind === 'ready' ? (
        <Form view={view} save={save} form={form} />
      ) : view.kind === 'loading' ? (
        <Skeleton />
      ) : (
        <NoData failure={view.failure} onRetry={form.read} />
      )}
    </>
  );
}
