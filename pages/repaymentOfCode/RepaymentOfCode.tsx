import { CodeActions, CodeTicket } from '../../shared/features/codes/CodeTicket.tsx';
import { StoredCodePage } from '../../shared/features/codes/StoredCodePage.tsx';
import type { ReadyCode } from '../../shared/features/codes/storedCode.ts';
import { t } from '../../shared/i18n/t.ts';
import { Placeholder } from '../../shared/ui/Skeleton.tsx';
import { text } from './messages.ts';
import type { EarlierCodeModel } from './model.ts';
import './page.scss';

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

function Code({ view, model }: { readonly view: ReadyCode; readonly model: EarlierCodeModel }) {
  const isQr = model.type === '2';
  return (
    <>
      <CodeTicket view={view} model={model} />
      <CodeActions view={view} model={model} />
      {isQr && <Tips />}
    </>
  );
}

/** Repayment by code, the legacy variant. */
export function RepaymentOfCode({ model }: { readonly model: EarlierCodeModel }) {
  const room = (
    <div className="card">
      <Placeholder />
    </div>
  );
  return (
    <StoredCodePage model={model} placeholder={room}>
      {(view) => <Code view={view} model={model} />}
    </StoredCodePage>
  );
}
