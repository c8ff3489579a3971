import type { OrderKey } from '../api/endpoints/orderKey.ts';
import { type RepaymentInfo, readRepaymentInfo } from '../api/endpoints/repaymentInfo.ts';
import type { SessionStore } from './sessionStore.ts';
import { storedOrder } from './storedOrder.ts';

/** What one repayment page found out and the next one shows, with the moment (ms since the epoch) of its answer. */
export interface StoredRepayment {
  readonly info: RepaymentInfo;
  readonly checkedAtMs: number | undefined;
}

// The stored words are the service's: native apps and older pages read them too.
const inServiceWords = (info: RepaymentInfo) => ({
  repayAmount: info.repayAmount,
  repayDate: info.dueDate,
  productName: info.productName,
  productLogo: info.productLogo,
  detail: info.details.map(({ label, value }) => ({ text: label, value })),
  repayList: info.channels.map(({ number, ...channel }) => ({
    ...channel,
    channel_number: number,
  })),
  noticeMsg: info.notice,
  defDetail: info.payCode
    ? {
        payCode: info.payCode.code,
        logo: info.payCode.logo,
        title: info.payCode.title,
        payNotice: info.payCode.notices.map(({ title, items }) => ({
          title,
          list: items,
        })),
      }
    : null,
  isShowReyTop: info.hasTip ? 1 : 0,
  delayInfo: info.delay && {
    title: info.delay.title,
    delayAmount: info.delay.amount,
  },
  repayPlan: { items: info.plan },
});

/** Keeps an order's repayment info for the next page. False where the storage refuses. */
export const keepRepaymentInfo = (
  store: SessionStore,
  order: OrderKey,
  info: RepaymentInfo,
  checkedAtMs: number,
): boolean =>
  store.write('repaymentInfo', {
    orderId: order.orderId,
    productId: order.productId,
    ...inServiceWords(info),
    checkedAt: checkedAtMs,
  });

/** The repayment info kept for the order that the address names, or for any order where it names none. */
export const readStoredRepayment = (store: SessionStore, order: OrderKey): StoredRepayment | undefined => {
  const stored = storedOrder(store, order);
  if (!stored) return undefined;
  const checkedAt = stored['checkedAt'];
  return {
    info: readRepaymentInfo(stored),
    checkedAtMs: typeof checkedAt === 'number' ? checkedAt : undefined,
  };
};
