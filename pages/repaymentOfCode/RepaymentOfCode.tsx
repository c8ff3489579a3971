import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { explain } from '../../shared/features/core/explain.ts';
import { CodeChecked } from '../../shared/features/repayment/CodeTicket/CodeChecked.tsx';
import { CodeTicket, type ReadyCode } from '../../shared/features/repayment/CodeTicket/CodeTicket.tsx';
import type { CodeView } from '../../shared/features/repayment/storedCode.ts';
import { t } from '../../shared/i18n/t.ts';
import { ErrorState } from '../../shared/ui/ErrorState/ErrorState.tsx';
import { lateComponent } from '../../shared/ui/lateComponent.tsx';
import { Placeholder } from '../../shared/ui/Skeleton/Placeholder.tsx';
import { text } from './messages.ts';
import type { EarlierCodeModel } from './model.ts';
import './page.scss';

// Loaded only if a QR code is shown.
const { Late: LateQrCode } = lateComponent(
  async () => (await import('../../shared/features/repayment/CodePicture/drawings.ts')).drawings.QrCode,
);

const tips = [text.tip1, text.tip2, text.tip3, text.tip4, text.tip5];

function Tips() {
  return (
    <section className="card">
      <h2>{t(text.tips)}</h2>
      <ol className="tips">
        {tips.map((tip) => (
          <li key={tip.id}>{t(tip)}</li>
        ))}
      </ol>
    </section>
  );
}

function Qr({ code }: { readonly code: string }) {
  const [isMissing, setIsMissing] = useState(false);
  if (isMissing) return <p>{t(text.qrMissing)}</p>;
  // Its space is reserved, so that the copy button does not move under a finger.
  const room = <div className="qr-room" />;
  return <LateQrCode text={code} label={t(text.qr)} before={room} onFailed={() => setIsMissing(true)} />;
}

function Code({ view, model }: { readonly view: ReadyCode; readonly model: EarlierCodeModel }) {
  const isQr = model.type === '2';
  const { Picture } = useStore(model.$parts);
  return (
    <>
      <CodeTicket view={view} label={t(text.amount)} orderId={model.orderId} onCopy={model.copy}>
        {isQr ? <Qr key={view.code} code={view.code} /> : Picture && <Picture />}
      </CodeTicket>
      {isQr && <Tips />}
      <CodeChecked view={view} onRefresh={model.refresh} orderAddress={model.orderAddress} label={t(text.order)} />
    </>
  );
}

function View({ view, model }: { readonly view: CodeView; readonly model: EarlierCodeModel }) {
  const { Instead, isAwaited } = useStore(model.$parts);
  if (view.kind === 'ready' && !isAwaited) return <Code view={view} model={model} />;
  if (view.kind === 'refused' || view.kind === 'unknown')
    return (
      <ErrorState
        reason={view.kind === 'refused' ? view : view.reason}
        onRetry={model.refresh}
        explain={view.failure && explain(view.failure)}
      />
    );
  if (Instead && view.kind !== 'loading') return <Instead />;
  // Still loading: the data, the component that replaces the code, or the notice that has to be read before it.
  return (
    <div className="card">
      <Placeholder />
    </div>
  );
}

/** Repayment by code, the legacy variant. */
export function RepaymentOfCode({ model }: { readonly model: EarlierCodeModel }) {
  const code = useStore(model.$code);
  const { Arrived, Before, Waiting } = useStore(model.$parts);
  return (
    <>
      <h1>{t(text.title)}</h1>
      {Before && <Before />}
      {Arrived ? <Arrived /> : <View view={code} model={model} />}
      {Waiting && <Waiting />}
    </>
  );
}
