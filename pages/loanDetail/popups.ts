import type { Order } from '../../shared/api/endpoints/readOrder.ts';

/** A popup over the order. */
export type OrderPopup =
  | { readonly kind: 'withdraw' | 'tips'; readonly message: string }
  | { readonly kind: 'bank'; readonly title: string; readonly message: string }
  /** `noAddress`: the borrower wants to withdraw, and the service names no address for that. */
  | { readonly kind: 'score' | 'noAddress' };

/** The popups that an order requires, in the order in which they open, one at a time. */
export const popupsOf = (order: Order, isTipSeen: boolean): OrderPopup[] => {
  const popups: (OrderPopup | false | undefined)[] = [
    !!order.withdrawMessage && { kind: 'withdraw', message: order.withdrawMessage },
    order.bankPrompt && { kind: 'bank', ...order.bankPrompt },
    !!order.tips && !isTipSeen && { kind: 'tips', message: order.tips },
    order.asksForScore && { kind: 'score' },
  ];
  return popups.filter((popup): popup is OrderPopup => !!popup);
};
