import { parseList, parseRecord, parseText, type Raw } from '../../api/parse.ts';
import type { Stored } from '../../platform/storage/stored.ts';
import type { ReceiptsEnv } from './complaintReceipt.ts';

/** What the borrower's list showed about a complaint: when it was sent, and the tab that it was in. */
export interface ListedBefore {
  readonly id: string;
  readonly time: string;
  readonly tab: string;
}

const listedIn = (entry: unknown): ListedBefore | undefined => {
  const raw = parseRecord(entry);
  const id = parseText(raw['id']);
  return id ? { id, time: parseText(raw['time']), tab: parseText(raw['tab']) } : undefined;
};

const readAll = (place: Stored): readonly Raw[] => place.all('complaintListed');

/** What the list showed when the borrower last saw it. */
export const readListed = ({ store, phone }: ReceiptsEnv): readonly ListedBefore[] =>
  parseList([...readAll(phone), ...readAll(store)], listedIn);

/** Stores what the list shows now, in place of what it showed before. */
export const keepListed = ({ store, phone }: ReceiptsEnv, listed: readonly ListedBefore[], atMs: number): void => {
  const entries = listed.map((one) => ({ ...one, atMs }));
  if (!phone.keepAll('complaintListed', entries)) store.keepAll('complaintListed', entries);
};
