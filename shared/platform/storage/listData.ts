import { rule } from './phoneData.ts';

const ofBorrower = ['userId', 'orderId'] as const;

/** The storage rules of lists. They are not in `phoneData.ts`, which is in every page: only the complaint pages use these. */
export const listData = {
  complaintDraft: /* @__PURE__ */ rule(ofBorrower, 'atMs', 7, 50_000),
  complaintReceipt: /* @__PURE__ */ rule(ofBorrower, 'sentAtMs', 7, 20_000),
  complaintListed: /* @__PURE__ */ rule(['userId'], 'atMs', 30, 20_000),
};

/** A name under which a list of entries is stored. */
export type ListName = keyof typeof listData;
