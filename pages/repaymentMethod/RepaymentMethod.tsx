import { useStore } from '@nanostores/react';
import { ReadOnlyScreen } from '../../shared/features/core/ReadOnlyScreen.tsx';
import { t } from '../../shared/i18n/t.ts';
import { useLater } from '../../shared/platform/loadLater.ts';
import { DueAmount } from './DueAmount.tsx';
import { repaymentMethodText as text } from './messages.ts';
import type { RepaymentMethodModel } from './model.ts';
import { WaysList } from './WaysList.tsx';

/** The ways to pay, where a card can be selected, and then the whole screen, which can pay. */
export function RepaymentMethod({ model }: { readonly model: RepaymentMethodModel }) {
  const { later } = model.env;
  const view = useStore(model.ways.$view);
  const { name } = useStore(model.$route);
  const chosen = useStore(model.$chosen);
  const rest = useLater(later);
  if (rest) return <rest.Paying page={model} />;
  return (
    <ReadOnlyScreen
      title={t(name === 'list' ? text.title : text.wallet)}
      later={later}
      view={view}
      isHidden={!model.mayShow(view.kind === 'ready' ? view.data : undefined)}
      onRefresh={model.ways.refresh}
    >
      {(ways) => (
        <>
          <DueAmount {...model.due} owner={ways.facts.owner} />
          <WaysList ways={ways} chosen={chosen} isLocked={false} onChoose={model.choose} onBind={model.bindCard} />
        </>
      )}
    </ReadOnlyScreen>
  );
}
