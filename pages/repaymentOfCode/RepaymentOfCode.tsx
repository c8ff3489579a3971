import { currencySign, money } from '../../shared/brand/current.ts';
import { withSign } from '../../shared/lib/money.ts';
import type { CodeView } from '../../shared/models/storedCode.ts';
import { Hero } from '../../shared/ui/Hero/Hero.tsx';
import { Note } from '../../shared/ui/Note/Note.tsx';
import { CopyCode } from '../../shared/ui/PayCodeBox/CopyCode.tsx';
import { Placeholder } from '../../shared/ui/Skeleton/Placeholder.tsx';
import { text } from './messages.ts';
import type { EarlierCodeModel } from './model.ts';
import './page.scss';

type Ready = Extract<CodeView, { kind: 'ready' }>;

const tips = ['tip1', 'tip2', 'tip3', 'tip4', 'tip5'] as const;

function Tips() {
  return (
    <section className="card">
      <h2>{text.tips}</h2>
      <ol className="tips">
        {tips.map((tip) => (
          <li key={tip}>{text[tip]}</li>
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
        label={text.amount}
        amount={withSign(currencySign, view.total, money)}
      />
      <section className="card stack">
        {picture && (
          <img
            className={isQr ? 'qr' : 'channel-picture'}
            src={picture}
            alt={isQr ? text.qr : (info.payCode?.title ?? '')}
          />
        )}
        <CopyCode code={code} onCopy={() => model.copy(code)} />
      </section>
      {isQr && <Tips />}
    </>
  );
}

/** Repayment by code, the earlier variant. */
export function RepaymentOfCode({ model }: { readonly model: EarlierCodeModel }) {
  const view = model.$view.get();
  return (
    <>
      <h1>{text.title}</h1>
      {view.kind === 'loading' && (
        <div className="card stack">
          <Placeholder />
        </div>
      )}
      {view.kind === 'ready' && <Code view={view} model={model} />}
      {view.kind !== 'ready' && view.kind !== 'loading' && (
        <Note message={text.none} href={model.orderAddress} label={text.order} />
      )}
    </>
  );
}
