import type { RepaymentWays } from '../../shared/api/endpoints/readRepaymentWays.ts';
import type { Key } from '../../shared/api/parse.ts';
import type { Words } from '../../shared/i18n/messages.ts';
import { t } from '../../shared/i18n/t.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Icon, nextIcon } from '../../shared/ui/Icon.tsx';
import { Logo } from '../../shared/ui/Logo.tsx';
import { CardList } from './CardList.tsx';
import { repaymentMethodText as text } from './messages.ts';

interface WaysListProps {
  readonly ways: RepaymentWays;
  readonly chosen: Key | undefined;
  /** The message that a card has to be selected first, after a try without one. */
  readonly unchosen?: Words;
  readonly isLocked: boolean;
  readonly onChoose: (cardId: Key) => void;
  readonly onBind: () => void;
}

/** The ways to pay the order: the borrower's cards, and the wallet. */
export function WaysList({ ways, chosen, unchosen, isLocked, onChoose, onBind }: WaysListProps) {
  return (
    <>
      <section className="card stack">
        <h2>{t(text.cards)}</h2>
        {ways.cards.length ? (
          <CardList
            label={t(text.cards)}
            cards={ways.cards}
            chosen={chosen}
            problem={unchosen}
            isLocked={isLocked}
            onChoose={onChoose}
          />
        ) : (
          <p>{t(text.noCards)}</p>
        )}
        <Button onPress={onBind} kind={ways.cards.length ? 'text' : 'main'} isDisabled={isLocked}>
          {t(text.bind)}
        </Button>
      </section>
      {ways.wallet && (
        <a className="card line" href="#/alipayrepayment">
          <Logo url={ways.wallet.logo} name={ways.wallet.name} />
          <span className="grow">
            {ways.wallet.name}
            <br />
            <span className="muted small whole">{t(text.wallet)}</span>
          </span>
          <Icon path={nextIcon} />
        </a>
      )}
    </>
  );
}
