import { parseRecord, parseText, parseTexts, type Raw } from '../../api/parse.ts';
import type { Stored } from '../../platform/storage/stored.ts';

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

/** @returns whether a draft has no text and no images. */
export const isBlank = ({ description, imageUrls, unfinished }: ComplaintDraft): boolean =>
  !description && !imageUrls.length && !unfinished;

/** The storage key of one complaint among those of a borrower. */
export const subjectKey = ({ type, subtype, orderNo }: ComplaintSubject): string => [orderNo, type, subtype].join('|');

/** Parses a stored draft; an empty one if nothing is stored. */
const draftIn = (stored: unknown): ComplaintDraft => {
  const raw = parseRecord(stored);
  return {
    titles: parseTexts(raw['titles']),
    description: parseText(raw['description']),
    imageUrls: parseTexts(raw['imageUrls']),
    // At most nine images are possible: any other count was not written by this app.
    unfinished: /^\d$/.test(parseText(raw['unfinished'])) ? Number(raw['unfinished']) : 0,
  };
};

const find = (store: Stored, of: string): Raw | undefined =>
  store.all('complaintDraft').find((entry) => entry['of'] === of);

/** The stored draft of this complaint; an empty one if nothing was written. */
export const readDraft = (store: Stored, key: string): ComplaintDraft => draftIn(find(store, key));

/** Stores a draft next to those of other complaints; `undefined` deletes it. */
export const storeDraft = (store: Stored, key: string, draft: ComplaintDraft | undefined): void => {
  const others = store.all('complaintDraft').filter(({ of }) => of !== key);
  store.writeAll('complaintDraft', draft ? [{ ...draft, of: key }, ...others] : others);
};

/** The keys of other complaints about the same order that have a draft in the store, the latest first. */
export const otherDraftKeys = (store: Stored, key: string): readonly string[] => {
  const [orderNo = ''] = key.split('|');
  return store
    .all('complaintDraft')
    .filter((entry) => !isBlank(draftIn(entry)))
    .map(({ of }) => parseText(of))
    .filter((of) => of !== key && of.startsWith(`${orderNo}|`));
};

/** The draft of this complaint; if there is none, one with the words that another page has written for it, which are then deleted. */
export const takeDraft = (store: Stored, key: string): ComplaintDraft => {
  const own = readDraft(store, key);
  const description = parseText(parseRecord(store.read('complaintWords'))['words']);
  if (!isBlank(own) || !description) return own;
  store.write('complaintWords', null);
  return { ...own, description };
};
