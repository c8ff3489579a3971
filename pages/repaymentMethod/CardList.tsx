import type { BankCard } from '../../shared/api/endpoints/readRepaymentWays.ts';
import type { Words } from '../../shared/i18n/messages.ts';
import { FieldProblem, problemId } from '../../shared/ui/FieldProblem.tsx';
import { checkIcon, Icon } from '../../shared/ui/Icon.tsx';
import './CardList.scss';

/** A bank card to choose; id and number are as the service has them. */
export type CardChoice = Pick<BankCard, 'id' | 'bankName' | 'cardNo'>;

interface CardListProps {
  readonly label: string;
  readonly cards: readonly CardChoice[];
  readonly chosen: CardChoice['id'] | undefined;
  /** The error of the selection; undefined or empty if there is none. */
  readonly problem?: Words | undefined;
  readonly isLocked: boolean;
  readonly onChoose: (cardId: CardChoice['id']) => void;
}

/** The bank cards that a borrower can pay with, a check mark at the chosen one. Native radios give the arrow keys. */
export function CardList({ label, cards, chosen, problem, isLocked, onChoose }: CardListProps) {
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem ? problemId('card') : undefined}
      className={problem ? 'bank-cards--missing' : ''}
    >
      {cards.map(({ id, bankName, cardNo }) => (
        <label key={id} className="bank-card line">
          <span className="notranslate">
            {bankName}
            <br />
            <span className="muted">{cardNo}</span>
          </span>
          <input
            className="bank-card__radio"
            type="radio"
            name="card"
            value={id}
            checked={id === chosen}
            disabled={isLocked}
            onChange={() => onChoose(id)}
          />
          <b className="bank-card__mark accent">{id === chosen && <Icon path={checkIcon} />}</b>
        </label>
      ))}
      <FieldProblem field="card" message={problem} />
    </div>
  );
}
