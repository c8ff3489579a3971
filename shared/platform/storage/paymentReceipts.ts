import { parseText } from '../../api/parse.ts';
import { id } from '../../brand/current.ts';
import { momentOf } from '../../domain/dates.ts';
import type { PageParameters } from '../../session/parameters.ts';
import { digest } from './digest.ts';
import { type KeptLists, keptLists } from './keptLists.ts';
import type { Owner } from './owner.ts';
import type { PhoneRule } from './phoneData.ts';
import { type SessionStore, sessionStore } from './sessionStore.ts';

/** For how many days a phone keeps the receipt of a payment. */
export const RECEIPT_DAYS = 30;

const DAY_MS = 86_400_000;

/** How receipts are kept. It stands beside `phoneData.ts`, which every page holds: these come with parts that follow the document. */
export const receiptRule: PhoneRule = {
  owner: ['userId', 'orderId'],
  moment: 'seenAtMs',
  maxAgeMs: RECEIPT_DAYS * DAY_MS,
  limit: 20_000,
};

const rules = { paymentReceipts: receiptRule };

/** A place of receipts. */
export type ReceiptPlace = KeptLists<'paymentReceipts'>;

/** Whose an entry is, by these values of the page. That of `owner.ts` would have to be handed on by every page that waits for a payment. */
const ownerBy = (values: { readonly [name: string]: string }, now: () => number): Owner => ({
  isMine: (_, entry) => Object.keys(values).every((name) => parseText(entry[name]) === values[name]),
  // A clock may have been set back since: what is of the future counts as long as what is of the past.
  isFresh: (rule, entry) => Math.abs(now() - (momentOf(entry[rule.moment]) ?? Number.NaN)) < rule.maxAgeMs,
  signed: (_, entry) => ({ ...entry, ...values }),
});

/**
 * The receipts of the page's own borrower and order: on the phone, where they outlive the tab and belong to the session too,
 * and in the tab where the phone keeps nothing or the page names no session.
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

/** The receipts that this browser keeps of the page's own borrower and order. */
export const browserReceipts = (page: PageParameters): ReceiptPlace =>
  // Not those of `browserStores.ts`, which would then be in every page that has a payment to wait for.
  receiptsIn(
    sessionStore(id, () => sessionStorage),
    sessionStore(id, () => localStorage),
    page,
    () => Date.now(),
  );
