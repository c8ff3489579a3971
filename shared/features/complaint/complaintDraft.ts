import { parseRecord, parseText, parseTexts } from '../../api/parse.ts';
import type { SessionStore } from '../../platform/storage/sessionStore.ts';

/** What a complaint is about, in the values that the service and addresses use; '' if there is none. */
export interface ComplaintSubject {
  readonly type: string;
  readonly subtype: string;
  readonly orderNo: string;
}

/** A complaint that is being written: the titles of its type and sub-type, its text, and its uploaded images. */
export interface ComplaintDraft {
  readonly titles: readonly string[];
  readonly description: string;
  readonly imageUrls: readonly string[];
  /** The number of images that were picked but not yet uploaded. */
  readonly unfinished: number;
}

const aboutOf = ({ type, subtype }: ComplaintSubject): string => `${type}|${subtype}`;

/**
 * The stored draft; an empty one if none is stored for this order. A borrower who has written under the wrong type continues under the right one,
 * so only the titles belong to the type.
 */
export const readDraft = (store: SessionStore, subject: ComplaintSubject): ComplaintDraft => {
  const stored = parseRecord(store.read('complaintDraft'));
  const raw = parseText(stored['orderNo']) === subject.orderNo ? stored : {};
  return {
    titles: raw['about'] === aboutOf(subject) ? parseTexts(raw['titles']) : [],
    description: parseText(raw['description']),
    imageUrls: parseTexts(raw['imageUrls']),
    // At most nine images are possible: any other count was not written by this app.
    unfinished: /^\d$/.test(parseText(raw['unfinished'])) ? Number(raw['unfinished']) : 0,
  };
};

/** Stores the draft, in place of the one before. */
export const storeDraft = (store: SessionStore, subject: ComplaintSubject, draft: ComplaintDraft): void =>
  void store.write('complaintDraft', { ...draft, orderNo: subject.orderNo, about: aboutOf(subject) });

/** The draft of this complaint; if nothing is written, one with the words that another page has written for it, which are then deleted. */
export const takeDraft = (store: SessionStore, subject: ComplaintSubject): ComplaintDraft => {
  const own = readDraft(store, subject);
  const description = parseText(parseRecord(store.read('complaintWords'))['words']);
  if (!description || own.description || own.imageUrls.length || own.unfinished) return own;
  store.write('complaintWords', null);
  return { ...own, description };
};
