import { rule } from './phoneData.ts';

const ofBorrower = ['userId', 'orderId'] as const;

/** How lists of entries are kept. They stand beside `phoneData.ts`, which every page holds: these come with the pages of complaints alone. */
export const listData = {
  complaintDraft: /* @__PURE__ */ rule(ofBorrower, 'atMs', 7, 50_000),
  complaintReceipt: /* @__PURE__ */ rule(ofBorrower, 'sentAtMs', 7, 20_000),
  complaintListed: /* @__PURE__ */ rule(['userId'], 'atMs', 30, 20_000),
};

/** The names under which several entries stand. */
export type ListName = keyof typeof listData;
