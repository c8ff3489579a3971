import { DAY_MS } from '../../domain/dates.ts';

/** The parts of the page's session that a value can belong to. */
export type OwnerName = 'userId' | 'orderId' | 'productId';

/** How a value is stored. */
export interface PhoneRule {
  /** The fields that name its owner: each has to equal the page's parameter, and be empty if that is empty. */
  readonly owner: readonly OwnerName[];
  /** The field with the time of the value, in ms since 1970. */
  readonly moment: string;
  readonly maxAgeMs: number;
}

const ofBorrower = ['userId', 'orderId'] as const;
const ofOrder = ['userId', 'orderId', 'productId'] as const;

/** @returns the rule of a value that is stored for this number of days. */
const rule = (owner: readonly OwnerName[], moment: string, days: number): PhoneRule => ({
  owner,
  moment,
  maxAgeMs: days * DAY_MS,
});

/** Every name under which a value with an owner is stored. README.md in this folder shows them as a table. */
export const phoneData = {
  repaymentInfo: /* @__PURE__ */ rule(ofOrder, 'checkedAt', 7),
  bankTipSeen: /* @__PURE__ */ rule(ofOrder, 'atMs', 1),
  cardCode: /* @__PURE__ */ rule(ofOrder, 'sentAtMs', 1),
  contractRead: /* @__PURE__ */ rule(ofOrder, 'atMs', 1),
  complaintWords: /* @__PURE__ */ rule(ofBorrower, 'atMs', 1),
  complaintDraft: /* @__PURE__ */ rule(ofBorrower, 'atMs', 7),
  complaintReceipt: /* @__PURE__ */ rule(ofBorrower, 'atMs', 7),
  confirmed: /* @__PURE__ */ rule(['userId', 'productId'], 'atMs', 1),
};

/** A name of such a value. */
export type PhoneName = keyof typeof phoneData;

/** @returns the rule of a value; undefined for a submission record, whose name already identifies the owner. */
export const ruleOf = (name: string): PhoneRule | undefined => phoneData[name as PhoneName];

/** Every name of a stored value. Its key is `loan:{brand}:{name}`, so that two brands on one origin do not share values. */
export type StoreName =
  | PhoneName
  | 'borrower'
  | 'lastBorrower'
  | 'lang'
  | `sent:${string}`
  | `payments:order:${string}`
  | `slip:${string}`;

/** The name of the payments of an order: the order alone, whoever the address names. */
export const recordsName = (orderId: string | undefined) => `payments:order:${orderId}` as const;

const VERSION = 1;

/** The values of one brand in one storage. Neither method throws. */
export interface SessionStore {
  /** The stored data; undefined where there is none, or it is of another version or a broken form. */
  read(name: StoreName): unknown;
  /** Stores the data as `{v, data}`. @returns false where the storage is full or refuses. */
  write(name: StoreName, data: unknown): boolean;
}

// Many pages contain this code in the part that loads before their first view, so it is short.
const orNothing = <Value>(run: () => Value): Value | undefined => {
  try {
    return run();
  } catch {
    return undefined;
  }
};

/** The store of a brand. `open` gets the storage each time, because access to it can throw where cookies are blocked. */
export const sessionStore = (
  brandId: string,
  open: () => Pick<Storage, 'getItem' | 'setItem'> | null,
): SessionStore => ({
  read: (name) =>
    // Broken JSON and a refused storage throw. An absent value is usual, and does not: for an error V8 parses the functions on the stack again.
    orNothing(() => {
      const { v, data } = JSON.parse(open()?.getItem(`loan:${brandId}:${name}`) ?? '{}') as { [name: string]: unknown };
      return v === VERSION ? data : undefined;
    }),
  write: (name, data) =>
    !!orNothing(() => {
      const storage = open();
      storage?.setItem(`loan:${brandId}:${name}`, JSON.stringify({ v: VERSION, data }));
      return storage;
    }),
});

// The constants of FNV-1a (32 bits), a short synchronous hash. The platform's own hash functions are asynchronous and produce long values.
const BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * @returns a 32-bit hash of a text, in base 36, to compare two texts without storing one of them. The text cannot be restored from it. Two
 * different session ids have the same digest with a probability of 1 in 4 billion. It does not authenticate anybody; but whoever could
 * construct a text with a given digest can read the storage anyway.
 */
export const digest = (text: string): string => {
  let hash = BASIS;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return (hash >>> 0).toString(36);
};
