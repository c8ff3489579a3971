import { useStore } from '@nanostores/react';
import type { ComplaintOrder, ComplaintStart } from '../../shared/api/endpoints/readComplaintStart.ts';
import { t } from '../../shared/i18n/t.ts';
import { Button } from '../../shared/ui/Button/Button.tsx';
import { ChoiceList } from '../../shared/ui/ChoiceList/ChoiceList.tsx';
import { Dialog } from '../../shared/ui/Dialog/Dialog.tsx';
import { text } from './messages.ts';
import { type ComplaintStartModel, orderIn } from './model.ts';

interface SheetProps {
  readonly model: ComplaintStartModel;
  readonly start: ComplaintStart;
}

const detailOf = ({ orderNo, status }: ComplaintOrder): string => [orderNo, status].filter(Boolean).join(' · ');

/** The list over the page: all orders, or the sub-types of a type. */
export function Sheet({ model, start }: SheetProps) {
  const sheet = useStore(model.$sheet);
  const current = orderIn(start, useStore(model.$chosenNo));
  if (!sheet) return null;
  const isOrders = sheet.kind === 'orders';
  const choices = isOrders
    ? start.orders.slice(0, sheet.count).map((order) => ({
        title: order.productName,
        logoUrl: order.productLogo,
        detail: detailOf(order),
        isChosen: order.orderNo === current?.orderNo,
      }))
    : start.subtypes;
  const left = isOrders ? start.orders.length - sheet.count : 0;
  const pick = (at: number): void => {
    const order = start.orders[at];
    const subtype = start.subtypes[at];
    if (!isOrders) subtype && model.chooseSubtype(subtype);
    else if (order) model.chooseOrder(order);
  };
  return (
    <Dialog
      key={sheet.kind}
      title={isOrders ? t(text.orders) : sheet.type.title}
      kind="sheet"
      onClose={model.closeSheet}
    >
      {choices.length ? <ChoiceList choices={choices} onPick={pick} /> : <p>{t(text.noOrders)}</p>}
      {left > 0 && (
        <Button onPress={model.showMoreOrders} kind="quiet">
          {t(text.more, { left })}
        </Button>
      )}
      <Button onPress={model.closeSheet} kind="quiet">
        {t(text.cancel)}
      </Button>
    </Dialog>
  );
}
