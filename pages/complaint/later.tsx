import { useStore } from '@nanostores/react';
import type { ComplaintOrder } from '../../shared/api/endpoints/readComplaintStart.ts';
import { commonParts } from '../../shared/features/core/commonParts.tsx';
import { t } from '../../shared/i18n/t.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { ChoiceList } from '../../shared/ui/ChoiceList.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { commonText } from '../../shared/ui/messages.ts';
import { complaintRestText as text } from './messages.ts';
import { orderIn, type SheetProps } from './model.ts';

/** The later part of the page: the lists that open over it. */
export const later = { ...commonParts, Sheet };

const detailOf = ({ orderNo, status }: ComplaintOrder): string => [orderNo, status].filter(Boolean).join(' · ');

/** The list over the page: all orders, or the sub-types of a type. */
export function Sheet({ model, start }: SheetProps) {
  const sheet = useStore(model.$sheet);
  const current = orderIn(start, useStore(model.$chosenNo));
  if (!sheet) return null;
  const isOrders = sheet.kind === 'orders';
  const choices = isOrders
    ? start.orders.map((order) => ({
        title: order.productName,
        logoUrl: order.productLogo,
        detail: detailOf(order),
        isChosen: order.orderNo === current?.orderNo,
      }))
    : start.subtypes;
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
      <Button onPress={model.closeSheet} kind="quiet">
        {t(commonText.cancel)}
      </Button>
    </Dialog>
  );
}
