import { showAmount } from '../../../shared/brand/formats.ts';
import { t } from '../../../shared/i18n/t.ts';
import { ChoiceList } from '../../../shared/ui/ChoiceList.tsx';
import type { AmountView } from '../amountCheck.ts';
import { repaymentMethodText as text } from '../messages.ts';

interface AmountChoiceProps {
  readonly view: Extract<AmountView, { readonly kind: 'choice' }>;
  readonly onChoose: (amount: string) => void;
}

/** The two amounts that the link and the order name: the borrower chooses before anything can be paid. */
export function AmountChoice({ view: { link, order, chosen }, onChoose }: AmountChoiceProps) {
  const amounts = [link, order];
  return (
    <section className="card stack">
      <p role="alert">{t(text.twoAmounts, { link: showAmount(link), order: showAmount(order) })}</p>
      <h2>{t(text.pickAmount)}</h2>
      <ChoiceList
        choices={amounts.map((amount) => ({
          title: showAmount(amount),
          detail: t(amount === link ? text.ofLink : text.ofOrder),
          isChosen: amount === chosen,
        }))}
        onPick={(at) => onChoose(amounts[at] ?? '')}
      />
    </section>
  );
}
