import { useStore } from '@nanostores/react';
import { CodeChecked, CodeTicket, type ReadyCode } from '../../shared/features/codes/CodeTicket.tsx';
import { StoredCodePage } from '../../shared/features/codes/StoredCodePage.tsx';
import { t } from '../../shared/i18n/t.ts';
import { useLater } from '../../shared/platform/loadLater.ts';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { text } from './messages.ts';
import type { CodeModel } from './model.ts';

function Code({ view, model }: { readonly view: ReadyCode; readonly model: CodeModel }) {
  const { Picture } = useStore(model.$parts) ?? {};
  const rest = useLater(model.later);
  return (
    <>
      <CodeTicket view={view} label={t(text.total)} orderId={model.orderId} onCopy={model.copy}>
        <p>{t(text.keepSlip)}</p>
        {Picture && <Picture />}
      </CodeTicket>
      {rest && <rest.Instructions groups={view.info.payNotices} />}
      <CodeChecked view={view} onRefresh={model.refresh} orderAddress={model.orderAddress} label={t(text.order)} />
    </>
  );
}

/** Repayment by code. */
export function RepaymentOfCode2({ model }: { readonly model: CodeModel }) {
  return (
    <StoredCodePage title={t(text.title)} model={model} placeholder={<Skeleton />}>
      {(view) => <Code view={view} model={model} />}
    </StoredCodePage>
  );
}
