import { STATUS_21, STATUS_110, STATUS_151 } from '../../shared/domain/orderStatus.ts';

const WAITING: readonly string[] = [STATUS_21, STATUS_110, STATUS_151];

/** Whether the recommended products are shown with an order in a status, where there are any. */
export const showsMarket = (status: string): boolean => WAITING.includes(status);
