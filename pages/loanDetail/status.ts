import { offerStatuses } from '../../shared/brand/current.ts';
import type { OrderFacts } from '../../shared/domain/orderFacts.ts';
import { DUE_SOON, OVERDUE, REPAYABLE, SETTLED } from '../../shared/domain/orderStatus.ts';

/** What a borrower can do with an order. */
export type OrderActions = 'none' | 'seeOffer' | 'repay' | 'repayOrRollOver' | 'borrowAgain';

const actions = new Map<string, OrderActions>([
  [REPAYABLE, 'repay'],
  [DUE_SOON, 'repayOrRollOver'],
  [OVERDUE, 'repayOrRollOver'],
  [SETTLED, 'borrowAgain'],
]);

interface OrderInStatus {
  readonly status: string;
  readonly facts: Pick<OrderFacts, 'isOffer'>;
}

/** The possible actions for an order: those of its status, or else its offer, if the order or the brand's `offerStatuses` says that it waits for the borrower to confirm that. */
export const actionsOf = ({ status, facts }: OrderInStatus): OrderActions =>
  actions.get(status) ?? (facts.isOffer || offerStatuses?.includes(status) ? 'seeOffer' : 'none');
