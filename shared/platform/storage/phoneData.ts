/** What a value can belong to: parts of the page's session. On the phone itself it belongs to the session as a whole, too; see kept.ts. */
export type OwnerName = 'userId' | 'orderId' | 'productId';

/** How a value is kept. */
export interface PhoneRule {
  /** Fields that say whose it is: each has to be the page's, and empty where the page's is. */
  readonly owner: readonly OwnerName[];
  /** The field with the moment that the value is of, in milliseconds since the epoch. */
  readonly moment: string;
  readonly maxAgeMs: number;
  /** How long it may be as JSON, in UTF-16 units; what is longer is not kept. */
  readonly limit: number;
}

const DAY_MS = 86_400_000;

const ofOrder = ['userId', 'orderId', 'productId'] as const;

/** @returns the rule of a value that is kept for so many days. */
export const rule = (owner: readonly OwnerName[], moment: string, days: number, limit: number): PhoneRule => ({
  owner,
  moment,
  maxAgeMs: days * DAY_MS,
  limit,
});

/** Every value that stands alone under its name; README.md beside this file has the same as a table, with the lists of `listData.ts`. */
export const phoneData = {
  repaymentInfo: /* @__PURE__ */ rule(ofOrder, 'checkedAt', 7, 100_000),
  bankTipSeen: /* @__PURE__ */ rule(ofOrder, 'atMs', 1, 1000),
  cardCode: /* @__PURE__ */ rule(ofOrder, 'sentAtMs', 1, 1000),
  contractRead: /* @__PURE__ */ rule(ofOrder, 'atMs', 1, 50_000),
  payment: /* @__PURE__ */ rule(ofOrder, 'sentAtMs', 1, 20_000),
  confirmed: /* @__PURE__ */ rule(['userId', 'productId'], 'atMs', 1, 10_000),
};

/** The name of a value that stands alone. */
export type PhoneName = keyof typeof phoneData;

/** The rule of a value; undefined for a list, and for a mark of what was sent, whose name says whose it is. */
export const ruleOf = (name: string): PhoneRule | undefined => phoneData[name as PhoneName];
