import { useStore } from '@nanostores/react';
import { readPayNotices } from '../../shared/api/endpoints/payNotices.ts';
import { showAmount } from '../../shared/brand/showAmount.ts';
import { explain } from '../../shared/features/core/explain.ts';
import { OldCode } from '../../shared/features/repayment/OldCode/OldCode.tsx';
import { ChannelHead } from '../../shared/features/repayment/PayCodeBox/ChannelHead.tsx';
import { CopyCode } from '../../shared/features/repayment/PayCodeBox/CopyCode.tsx';
import type { CodeView } from '../../shared/features/repayment/storedCode.ts';
import { t } from '../../shared/i18n/t.ts';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../shared/ui/ErrorState/ErrorState.tsx';
import { Hero } from '../../shared/ui/Hero/Hero.tsx';
import { LastUpdated } from '../../shared/ui/LastUpdated/LastUpdated.tsx';
import { Skeleton } from '../../shared/ui/Skeleton/Skeleton.tsx';
import { Steps } from '../../shared/ui/Steps/Steps.tsx';
import { text } from './messages.ts';
import type { CodeModel } from './model.ts';

type Ready = Extract<CodeView, { kind: 'ready' }>;

function Code({ view, model }: { readonly view: Ready; readonly model: CodeModel }) {
  const { info, code } = view;
  return (
    <>
      <Hero
        productName={info.productName}
        logoUrl={info.productLogo}
        label={t(text.total)}
        amount={showAmount(view.total)}
      />
      <section className="card stack">
        <ChannelHead logoUrl={info.payCode?.logo ?? ''} title={info.payCode?.title ?? ''} />
        <CopyCode code={code} onCopy={() => model.copy(code)} />
        <p>{t(text.keepSlip)}</p>
      </section>
      {readPayNotices(info).map(({ title, items }, at) => (
        <Steps key={at} title={title} items={items} />
      ))}
      <div>
        <LastUpdated atMs={view.checkedAtMs} status={view.status} onRefresh={model.refresh} />
        <p className="muted small">{t(text.since)}</p>
      </div>
      <a className="button button--quiet" href={model.orderAddress}>
        {t(text.order)}
      </a>
    </>
  );
}

function View({ view, model }: { readonly view: CodeView; readonly model: CodeModel }) {
  switch (view.kind) {
    case 'loading':
      return <Skeleton />;
    case 'ready':
      return <Code view={view} model={model} />;
    case 'old':
      return <OldCode {...view} onRetry={model.refresh} href={model.orderAddress} label={t(text.order)} />;
    case 'noOrder':
      return <EmptyState message={t(text.noOrder)} href={model.homeAddress} label={t(text.home)} />;
    case 'noCode':
      return <EmptyState message={t(text.noCode)} href={model.waysAddress()} label={t(text.ways)} />;
    case 'refused':
      return <ErrorState reason={view} onRetry={model.refresh} explain={view.failure && explain(view.failure)} />;
    case 'unknown':
      return (
        <ErrorState reason={view.reason} onRetry={model.refresh} explain={view.failure && explain(view.failure)} />
      );
  }
}

/** Repayment by code. */
export function RepaymentOfCode2({ model }: { readonly model: CodeModel }) {
  const code = useStore(model.$code);
  return (
    <>
      <h1>{t(text.title)}</h1>
      <View view={code} model={model} />
    </>
  );
}
