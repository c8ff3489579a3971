import { readPayNotices } from '../../shared/api/endpoints/payNotices.ts';
import { currencySign, money } from '../../shared/brand/current.ts';
import { withSign } from '../../shared/lib/money.ts';
import type { CodeView } from '../../shared/models/storedCode.ts';
import { Checked } from '../../shared/ui/Checked/Checked.tsx';
import { Failure } from '../../shared/ui/Failure/Failure.tsx';
import { Hero } from '../../shared/ui/Hero/Hero.tsx';
import { Note } from '../../shared/ui/Note/Note.tsx';
import { OldCode } from '../../shared/ui/OldCode/OldCode.tsx';
import { ChannelHead } from '../../shared/ui/PayCodeBox/ChannelHead.tsx';
import { CopyCode } from '../../shared/ui/PayCodeBox/CopyCode.tsx';
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
        label={text.total}
        amount={withSign(currencySign, view.total, money)}
      />
      <section className="card stack">
        <ChannelHead logoUrl={info.payCode?.logo ?? ''} title={info.payCode?.title ?? ''} />
        <CopyCode code={code} onCopy={() => model.copy(code)} />
        <p>{text.keepSlip}</p>
      </section>
      {readPayNotices(info).map(({ title, items }, at) => (
        <Steps key={at} title={title} items={items} />
      ))}
      <div>
        <Checked atMs={view.checkedAtMs} trust={view.trust} onRefresh={model.refresh} />
        <p className="muted small">{text.since}</p>
      </div>
      <a className="button button--quiet" href={model.orderAddress}>
        {text.order}
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
      return <OldCode {...view} onRetry={model.refresh} href={model.orderAddress} label={text.order} />;
    case 'noOrder':
      return <Note message={text.noOrder} href="/" label={text.home} />;
    case 'noCode':
      return <Note message={text.noCode} href={model.waysAddress()} label={text.ways} />;
    case 'refused':
      return <Failure reason={view} onRetry={model.refresh} />;
    case 'unknown':
      return <Failure reason={view.why} onRetry={model.refresh} />;
  }
}

/** Repayment by code. */
export function RepaymentOfCode2({ model }: { readonly model: CodeModel }) {
  return (
    <>
      <h1>{text.title}</h1>
      <View view={model.view()} model={model} />
    </>
  );
}
