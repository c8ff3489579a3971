import { useStore } from '@nanostores/react';
import type { ReadableAtom, WritableAtom } from 'nanostores';
import type { RepaymentWays } from '../../shared/api/endpoints/readRepaymentWays.ts';
import type { Key } from '../../shared/api/parse.ts';
import { DisplayFirstScreen } from '../../shared/features/core/DisplayFirst/DisplayFirstScreen.tsx';
import type { DisplayFirst } from '../../shared/features/core/DisplayFirst/displayFirst.ts';
import { t } from '../../shared/i18n/t.ts';
import { DueAmount } from './DueAmount.tsx';
import type { DueOrder } from './dueOrder.ts';
import { text } from './messages.ts';
import { WaysList } from './WaysList.tsx';

/** The model of the first screen of the page. */
export type FirstModel = DisplayFirst<RepaymentWays> & {
  readonly due: DueOrder;
  /** Whether the borrower has opened the wallet's screen, which appears once the page can pay. */
  readonly $isWallet: ReadableAtom<boolean>;
  /** The id of the selected card, which the complete page takes over. */
  readonly $chosen: WritableAtom<Key | undefined>;
  bindCard(): void;
};

/** Shows the ways to pay first, where a card can be selected, and then the complete page, which can pay. */
export function FirstScreen({ model }: { readonly model: FirstModel }) {
  const isWallet = useStore(model.$isWallet);
  const chosen = useStore(model.$chosen);
  return (
    <DisplayFirstScreen title={t(isWallet ? text.wallet : text.title)} model={model}>
      {(ways) =>
        !isWallet && (
          <>
            <DueAmount {...model.due} />
            <WaysList
              ways={ways}
              chosen={chosen}
              isLocked={false}
              onChoose={(cardId) => model.$chosen.set(cardId)}
              onBind={model.bindCard}
            />
          </>
        )
      }
    </DisplayFirstScreen>
  );
}
