import { parseFlag, parseRecord } from '../../api/parse.ts';
import { momentOf } from '../../domain/dates.ts';
import type { SessionStore } from '../../platform/storage/sessionStore.ts';

/** @returns whether the tab knows of a payment of the page's order that is not shown yet and was actually begun: more than its code was seen. */
export const mayBePaid = (store: Pick<SessionStore, 'read'>): boolean => {
  const { sentAtMs, isOnlyShown } = parseRecord(store.read('payment'));
  return momentOf(sentAtMs) !== undefined && !parseFlag(isOnlyShown);
};
