import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { t } from '../../i18n/t.ts';
import { PaymentStatus } from '../../payments/PaymentStatus.tsx';
import { commonText } from '../../ui/messages.ts';
import { LaterNotice } from '../core/failure.tsx';
import { NoData } from '../core/QueryView.tsx';
import { PaymentTitle } from '../core/RouteTitle.tsx';
import { isCodeShown, type ReadyCode, type StoredCode } from './storedCode.ts';

/** The parameters of the component `StoredCodePage`. */
export interface StoredCodePageProps {
  readonly model: StoredCode;
  /** Takes the room of the code while it, or what replaces it, is loading. */
  readonly placeholder: ReactNode;
  /** Renders the code, once it is known. */
  children(view: ReadyCode): ReactNode;
}

function View({ model, placeholder, children }: StoredCodePageProps) {
  const view = useStore(model.$code);
  const { Instead } = useStore(model.$parts) || {};
  if (view.kind === 'ready') return children(view);
  if (view.kind === 'refused' || view.kind === 'unknown')
    return <NoData failure={view.failure} onRetry={model.refresh} />;
  return Instead && view.kind !== 'loading' ? <Instead /> : placeholder;
}

/** A page with the pay code that an earlier page has stored: what is known of a payment, and the code, or why there is none. */
export function StoredCodePage(props: StoredCodePageProps) {
  const { model } = props;
  const code = useStore(model.$code);
  const { Before } = useStore(model.$parts) || {};
  const status = useStore(model.payments.$status);
  const isShown = isCodeShown(status, code);
  return (
    <>
      <PaymentTitle title={t(commonText.payCode)} receipt={isShown ? undefined : status.arrived} />
      {/* Not before the service has accepted the session: whoever holds the phone by then may be somebody else. */}
      {(status.arrived || code.kind === 'ready' || code.kind === 'expired') && (
        <PaymentStatus payments={model.payments} on="code" />
      )}
      {isShown && (
        <>
          {Before && <Before />}
          <View {...props} />
          {!/^(loading|refused|unknown)$/.test(code.kind) && <LaterNotice later={model.later} />}
        </>
      )}
    </>
  );
}
