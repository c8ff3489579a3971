/** What a value can belong to: parts of the page's session, and on the phone itself the session as a whole. */
export type OwnerName = 'userId' | 'orderId' | 'productId' | 'session';

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
const WEEK_MS = 7 * DAY_MS;

const ofOrder = ['userId', 'orderId', 'productId'] as const;
const ofBorrower = ['userId', 'orderId'] as const;

/** Every value that pages keep, by its name; README.md beside this file has the same as a table. */
export const phoneData = {
  repaymentInfo: { owner: ofOrder, moment: 'checkedAt', maxAgeMs: WEEK_MS, limit: 100_000 },
  bankTipSeen: { owner: ofOrder, moment: 'atMs', maxAgeMs: DAY_MS, limit: 1000 },
  cardCode: { owner: ofOrder, moment: 'sentAtMs', maxAgeMs: DAY_MS, limit: 1000 },
  contractRead: { owner: ofOrder, moment: 'atMs', maxAgeMs: DAY_MS, limit: 50_000 },
  complaintDraft: { owner: ofBorrower, moment: 'atMs', maxAgeMs: WEEK_MS, limit: 50_000 },
  complaintReceipt: { owner: ofBorrower, moment: 'sentAtMs', maxAgeMs: WEEK_MS, limit: 20_000 },
} as const satisfies { readonly [name: string]: PhoneRule };

/** The name of a value. */
export type PhoneName = keyof typeof phoneData;

/** The rule of a value; undefined for a mark of what was sent, whose name says whose it is. */
export const ruleOf = (name: string): PhoneRule | undefined =>
  Object.keys(phoneData).includes(name) ? phoneData[name as PhoneName] : undefined;
