import { parseRecord, parseText, parseTexts, type Raw } from '../../api/parse.ts';
import type { Kept } from '../../platform/storage/kept.ts';

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

/** Whether nothing is written in a draft, and no image picked. */
export const isBlank = ({ description, imageUrls, unfinished }: ComplaintDraft): boolean =>
  !description && !imageUrls.length && !unfinished;

/** The name of one complaint among those that a borrower writes. */
export const subjectKey = ({ type, subtype, orderNo }: ComplaintSubject): string => [orderNo, type, subtype].join('|');

/** A draft as a store holds it; an empty one where it holds none. */
const draftIn = (stored: unknown): ComplaintDraft => {
  const raw = parseRecord(stored);
  return {
    titles: parseTexts(raw['titles']),
    description: parseText(raw['description']),
    imageUrls: parseTexts(raw['imageUrls']),
    // Nine images are the most that there can be: any other count is none of ours.
    unfinished: /^\d$/.test(parseText(raw['unfinished'])) ? Number(raw['unfinished']) : 0,
  };
};

const readOf = (store: Kept, of: string): Raw | undefined =>
  store.all('complaintDraft').find((entry) => entry['of'] === of);

/** The draft of this complaint; an empty one where nothing was written. */
export const readDraft = (store: Kept, key: string): ComplaintDraft => draftIn(readOf(store, key));

/** Keeps a draft beside those of other complaints; undefined takes it away. */
export const keepDraft = (store: Kept, key: string, draft: ComplaintDraft | undefined): void => {
  const others = store.all('complaintDraft').filter(({ of }) => of !== key);
  store.keepAll('complaintDraft', draft ? [{ ...draft, of: key }, ...others] : others);
};

/** The names of other complaints about the same order of which something is written in the store, the latest first. */
export const writtenBeside = (store: Kept, key: string): readonly string[] => {
  const [orderNo = ''] = key.split('|');
  return store
    .all('complaintDraft')
    .filter((entry) => !isBlank(draftIn(entry)))
    .map(({ of }) => parseText(of))
    .filter((of) => of !== key && of.startsWith(`${orderNo}|`));
};

// Under no complaint's name: nobody has chosen yet what it is about.
const PREPARED = 'prepared';

/** Keeps words that another page has prepared, for the complaint that the borrower begins next. */
export const prepareDraft = (store: Kept, description: string): void =>
  keepDraft(store, PREPARED, { titles: [], description, imageUrls: [], unfinished: 0 });

/** The draft of this complaint; else what another page has prepared, which is then removed. */
export const takeDraft = (store: Kept, key: string): ComplaintDraft => {
  const own = readDraft(store, key);
  const prepared = readDraft(store, PREPARED);
  if (!isBlank(own) || isBlank(prepared)) return own;
  keepDraft(store, PREPARED, undefined);
  return prepared;
};
