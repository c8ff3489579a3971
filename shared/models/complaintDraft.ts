import { type Raw, record, text, texts } from '../api/parse.ts';
import type { PageParameters } from '../session/parameters.ts';
import type { SessionStore } from '../stores/sessionStore.ts';

/** What a complaint is about, by the values that the service and the addresses know it by; '' where there is none. */
export interface ComplaintSubject {
  readonly type: string;
  readonly subtype: string;
  readonly orderNo: string;
}

/** A complaint that is being written: the titles of its type and sub-type, its text, and what is there of its images. */
export interface ComplaintDraft {
  readonly titles: readonly string[];
  readonly description: string;
  readonly imageUrls: readonly string[];
  /** How many images were picked and had not been uploaded yet. */
  readonly unfinished: number;
}

/**
 * How long the phone keeps what was written. Who has not come back by then has found another way, and words about their
 * money should not lie around.
 */
export const KEPT_ON_PHONE_MS = 7 * 86_400_000;

/** The borrower with the order that the address names: what is kept for one is never shown to another. */
export const borrowerKey = ({ session }: PageParameters): string => `${session.userId}|${session.orderId}`;

/** The name of one complaint among a borrower's drafts. */
export const subjectKey = (page: PageParameters, { type, subtype, orderNo }: ComplaintSubject): string =>
  [borrowerKey(page), orderNo, type, subtype].join('|');

const readAll = (store: SessionStore): Raw => record(store.read('complaintDraft'));

const keep = (store: SessionStore, key: string, value: unknown): void =>
  void store.write('complaintDraft', { ...readAll(store), [key]: value });

/** A draft as a store holds it; an empty one where it holds none. */
export const draftIn = (stored: unknown): ComplaintDraft => {
  const raw = record(stored);
  return {
    titles: texts(raw['titles']),
    description: text(raw['description']),
    imageUrls: texts(raw['imageUrls']),
    // Nine images are the most that there can be: any other count is none of ours.
    unfinished: /^\d$/.test(text(raw['unfinished'])) ? Number(raw['unfinished']) : 0,
  };
};

/** The draft of this complaint; an empty one where nothing was written. */
export const readDraft = (store: SessionStore, key: string): ComplaintDraft => draftIn(readAll(store)[key]);

/** Keeps a draft beside those of other complaints; undefined takes it away. */
export const keepDraft = (store: SessionStore, key: string, draft: ComplaintDraft | undefined): void =>
  keep(store, key, draft);

/** The order that the borrower chose in the place of the one that the address names; '' where they chose none. */
export const readChosenOrder = (store: SessionStore, page: PageParameters): string =>
  text(readAll(store)[borrowerKey(page)]);

/** Keeps the order that the borrower chose; undefined takes it away. */
export const keepChosenOrder = (store: SessionStore, page: PageParameters, orderNo: string | undefined): void =>
  keep(store, borrowerKey(page), orderNo);
