import { readHistoryState } from '../../navigation/historyState.ts';
import { phonePlace, tabPlace } from './browserStores.ts';

/**
 * Whether anything is noted under a key in `submissionLog.ts`, in any of the places where a note may stand: what became of
 * that request has to be known before anything else is shown. For a page that has not loaded the log itself yet.
 * In the history any mark counts, of whichever key.
 */
export const holdsSubmission = (key: string): boolean =>
  !!readHistoryState('sent') || [phonePlace, tabPlace].some((place) => !!place.read(`sent:${key}`));
