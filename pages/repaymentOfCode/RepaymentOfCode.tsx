import { useStore } from '@nanostores/react';
import { showAmount } from '../../shared/brand/showAmount.ts';
import { OldCode } from '../../shared/features/repayment/OldCode/OldCode.tsx';
import { CopyCode } from '../../shared/features/repayment/PayCodeBox/CopyCode.tsx';
import type { CodeView } from '../../shared/features/repayment/storedCode.ts';
import { t } from '../../shared/i18n/t.ts';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../shared/ui/ErrorState/ErrorState.tsx';
import { Hero } from '../../shared/ui/Hero/Hero.tsx';
import { LastUpdated } from '../../shared/ui/LastUpdated/LastUpdated.tsx';
import { Placeholder } from '../../shared/ui/Skeleton/Placeholder.tsx';
import { text } from './messages.ts';
import type { EarlierCodeModel } from './model.ts';
import './page.scss';

type Ready = Extract<CodeView, { kind: 'ready' }>;

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

function Code({ view, model }: { readonly view: Ready; readonly model: EarlierCodeModel }) {
  const { info, code } = view;
  const isQr = model.type === '2';
  // The store holds one picture for the code: the channel's logo, or for type 2 the QR code itself.
  const picture = info.payCode?.logo;
  return (
    <>
      <Hero
        productName={info.productName}
        logoUrl={info.productLogo}
        label={t(text.amount)}
        amount={showAmount(view.total)}
      />
      <section className="card stack">
        {picture && (
          <img
            className={isQr ? 'qr' : 'channel-picture'}
            src={picture}
            alt={isQr ? t(text.qr) : (info.payCode?.title ?? '')}
          />
        )}
        <CopyCode code={code} onCopy={() => model.copy(code)} />
      </section>
      {isQr && <Tips />}
      <LastUpdated atMs={view.checkedAtMs} status={view.status} onRefresh={model.refresh} />
    </>
  );
}

function View({ view, model }: { readonly view: CodeView; readonly model: EarlierCodeModel }) {
  switch (view.kind) {
    case 'loading':
      return (
        <div className="card stack">
          <Placeholder />
        </div>
      );
    case 'ready':
      return <Code view={view} model={model} />;
    case 'old':
      return <OldCode {...view} onRetry={model.refresh} href={model.orderAddress} label={t(text.order)} />;
    case 'unknown':
      return <ErrorState reason={view.reason} onRetry={model.refresh} />;
    case 'refused':
      return <EmptyState message={t(view.message)} href={model.orderAddress} label={t(text.order)} />;
    default:
      return <EmptyState message={t(text.none)} href={model.orderAddress} label={t(text.order)} />;
  }
}

/** Repayment by code, the earlier variant. */
export function RepaymentOfCode({ model }: { readonly model: EarlierCodeModel }) {
  const code = useStore(model.$code);
  return (
    <>
      <h1>{t(text.title)}</h1>
      <View view={code} model={model} />
    </>
  );
}
