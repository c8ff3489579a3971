import type { ComponentType } from 'react';
import type { NoticeGroup } from '../../shared/api/endpoints/repaymentInfo.ts';
import { CodeActions, CodeTicket } from '../../shared/features/codes/CodeTicket.tsx';
import { StoredCodePage } from '../../shared/features/codes/StoredCodePage.tsx';
import type { CodeRest, ReadyCode, StoredCode } from '../../shared/features/codes/storedCode.ts';
import { t } from '../../shared/i18n/t.ts';
import { useLater } from '../../shared/platform/loadLater.ts';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { text } from './messages.ts';

/** The rest of the page. */
interface RepaymentOfCode2Parts extends CodeRest {
  readonly Instructions: ComponentType<{ readonly groups: readonly NoticeGroup[] }>;
  readonly Tips: ComponentType;
}

interface RepaymentOfCode2Props {
  readonly model: StoredCode<RepaymentOfCode2Parts>;
}

function Code({ view, model }: RepaymentOfCode2Props & { readonly view: ReadyCode }) {
  const rest = useLater(model.later);
  const isQr = view.barcode === 'qr';
  return (
    <>
      <CodeTicket view={view} model={model} />
      {!isQr && <p className="small">{t(text.keepSlip)}</p>}
      <CodeActions view={view} model={model} />
      {rest && isQr && <rest.Tips />}
      {rest && <rest.Instructions groups={view.info.payNotices} />}
    </>
  );
}

/** Repayment by code. */
export function RepaymentOfCode2({ model }: RepaymentOfCode2Props) {
  return (
    <StoredCodePage model={model} placeholder={<Skeleton />}>
      {(view) => <Code view={view} model={model} />}
    </StoredCodePage>
  );
}
