import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { type NoticeGroup, readPayNotices } from '../../shared/api/endpoints/payNotices.ts';
import { explain } from '../../shared/features/core/explain.ts';
import { CodeChecked } from '../../shared/features/repayment/CodeTicket/CodeChecked.tsx';
import { CodeTicket, type ReadyCode } from '../../shared/features/repayment/CodeTicket/CodeTicket.tsx';
import type { CodeView } from '../../shared/features/repayment/storedCode.ts';
import { t } from '../../shared/i18n/t.ts';
import { ErrorState } from '../../shared/ui/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../shared/ui/Skeleton/Skeleton.tsx';
import { Steps } from '../../shared/ui/Steps/Steps.tsx';
import { Tabs } from '../../shared/ui/Tabs/Tabs.tsx';
import { text } from './messages.ts';
import type { CodeModel } from './model.ts';

/** How to pay, a tab for each kind of place where there are several. */
function Instructions({ groups }: { readonly groups: readonly NoticeGroup[] }) {
  const [open, setOpen] = useState(0);
  const shown = groups[open] || groups[0];
  if (!shown) return null;
  if (groups.length === 1) return <Steps {...shown} />;
  return (
    <section className="card stack">
      <Tabs
        label={t(text.steps)}
        titles={groups.map(({ title }, at) => `${at + 1}. ${title}`)}
        open={groups.indexOf(shown)}
        onOpen={setOpen}
      >
        <Steps title="" items={shown.items} />
      </Tabs>
    </section>
  );
}

function Code({ view, model }: { readonly view: ReadyCode; readonly model: CodeModel }) {
  const { Picture } = useStore(model.$parts);
  return (
    <>
      <CodeTicket view={view} label={t(text.total)} orderId={model.orderId} onCopy={model.copy}>
        <p>{t(text.keepSlip)}</p>
        {Picture && <Picture />}
      </CodeTicket>
      <Instructions groups={readPayNotices(view.info)} />
      <CodeChecked view={view} onRefresh={model.refresh} orderAddress={model.orderAddress} label={t(text.order)} />
    </>
  );
}

function View({ view, model }: { readonly view: CodeView; readonly model: CodeModel }) {
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
  // Still loading: the data, the component that replaces the code, or the notice that has to be read before it.
  return Instead && view.kind !== 'loading' ? <Instead /> : <Skeleton />;
}

/** Repayment by code. */
export function RepaymentOfCode2({ model }: { readonly model: CodeModel }) {
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
