import { DAY_MS } from '../../domain/dates.ts';

/** The parts of the page's session that a value can belong to. A value in the phone's storage is also tied to the whole session; see stored.ts. */
export type OwnerName = 'userId' | 'orderId' | 'productId';

/** How a value is stored. */
export interface PhoneRule {
  /** The fields that name its owner: each has to equal the page's parameter, and be empty if that is empty. */
  readonly owner: readonly OwnerName[];
  /** The field with the time of the value, in ms since 1970. */
  readonly moment: string;
  readonly maxAgeMs: number;
  /** The maximum length of its JSON, in UTF-16 units; a longer value is not stored. */
  readonly limit: number;
}

const ofBorrower = ['userId', 'orderId'] as const;
const ofOrder = ['userId', 'orderId', 'productId'] as const;

/** @returns the rule of a value that is stored for this number of days. */
const rule = (owner: readonly OwnerName[], moment: string, days: number, limit: number): PhoneRule => ({
  owner,
  moment,
  maxAgeMs: days * DAY_MS,
  limit,
});

/** Every name under which a single value is stored. README.md in this folder shows them as a table. */
export const phoneData = {
  repaymentInfo: /* @__PURE__ */ rule(ofOrder, 'checkedAt', 7, 100_000),
  bankTipSeen: /* @__PURE__ */ rule(ofOrder, 'atMs', 1, 1000),
  cardCode: /* @__PURE__ */ rule(ofOrder, 'sentAtMs', 1, 1000),
  contractRead: /* @__PURE__ */ rule(ofOrder, 'atMs', 1, 50_000),
  complaintWords: /* @__PURE__ */ rule(ofBorrower, 'atMs', 1, 10_000),
  confirmed: /* @__PURE__ */ rule(['userId', 'productId'], 'atMs', 1, 10_000),
};

/** The rules of lists of entries. */
export const listData = {
  complaintDraft: /* @__PURE__ */ rule(ofBorrower, 'atMs', 7, 50_000),
  complaintReceipt: /* @__PURE__ */ rule(ofBorrower, 'sentAtMs', 7, 20_000),
  complaintListed: /* @__PURE__ */ rule(['userId'], 'atMs', 30, 20_000),
};

/** A name under which a list of entries is stored. */
export type ListName = keyof typeof listData;

/** A name under which a single value is stored. */
export type PhoneName = keyof typeof phoneData;

/** @returns the rule of a value; undefined for a list, and for a submission record, whose name already identifies the owner. */
export const ruleOf = (name: string): PhoneRule | undefined => phoneData[name as PhoneName];
