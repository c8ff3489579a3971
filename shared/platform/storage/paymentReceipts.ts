import { parseText } from '../../api/parse.ts';
import { id } from '../../brand/current.ts';
import { momentOf } from '../../domain/dates.ts';
import type { PageParameters } from '../../session/parameters.ts';
import { digest } from './digest.ts';
import { type KeptLists, keptLists } from './keptLists.ts';
import type { Owner } from './owner.ts';
import type { PhoneRule } from './phoneData.ts';
import { type SessionStore, sessionStore } from './sessionStore.ts';

/** How many days a phone stores the receipt of a payment. */
export const RECEIPT_DAYS = 30;

const DAY_MS = 86_400_000;

/** The storage rule of receipts. It is not in `phoneData.ts`, which is in every page: only late chunks use this one. */
export const receiptRule: PhoneRule = {
  owner: ['userId', 'orderId'],
  moment: 'seenAtMs',
  maxAgeMs: RECEIPT_DAYS * DAY_MS,
  limit: 20_000,
};

const rules = { paymentReceipts: receiptRule };

/** A store of receipts. */
export type ReceiptPlace = KeptLists<'paymentReceipts'>;

/** Decides by these values of the page whose an entry is. `owner.ts` is not used: every page that waits for a payment would have to contain it and pass it on. */
const ownerBy = (values: { readonly [name: string]: string }, now: () => number): Owner => ({
  isMine: (_, entry) => Object.keys(values).every((name) => parseText(entry[name]) === values[name]),
  // The phone's clock may have been set back since: an entry with a time in the future is valid for as long as one of the past.
  isFresh: (rule, entry) => Math.abs(now() - (momentOf(entry[rule.moment]) ?? Number.NaN)) < rule.maxAgeMs,
  signed: (_, entry) => ({ ...entry, ...values }),
});

/**
 * The receipts of the page's borrower and order. They are stored on the phone, where they outlive the tab and are tied to the session as
 * well; or in the tab, if the phone's storage takes nothing or the page names no session.
 */
export const receiptsIn = (
  tab: SessionStore,
  phone: SessionStore,
  page: PageParameters,
  now: () => number,
): ReceiptPlace => {
  const { userId = '', orderId = '', sessionId } = page.session;
  const values = { userId, orderId };
  const inTab = keptLists(tab, ownerBy(values, now), rules);
  if (!(userId && sessionId)) return inTab;
  const onPhone = keptLists(phone, ownerBy({ ...values, session: digest(sessionId) }, now), rules);
  return {
    all: (name) => [...onPhone.all(name), ...inTab.all(name)],
    keepAll: (name, entries) => onPhone.keepAll(name, entries) || inTab.keepAll(name, entries),
  };
};

/** The receipts that this browser stores for the page's borrower and order. */
export const browserReceipts = (page: PageParameters): ReceiptPlace =>
  // Not the stores of `browserStores.ts`, because every page that waits for a payment would then contain these.
  receiptsIn(
    sessionStore(id, () => sessionStorage),
    sessionStore(id, () => localStorage),
    page,
    () => Date.now(),
  );
