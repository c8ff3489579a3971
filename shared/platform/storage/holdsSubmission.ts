import { readHistoryState } from '../../navigation/historyState.ts';
import { phonePlace, tabPlace } from './browserStores.ts';

/**
 * @returns whether there is a submission record of this key, in any of the places where `submissionLog.ts` may store it: then the outcome
 * of that request has to be known before anything else is shown. For a page that has not loaded the log itself yet.
 * A record in the history counts whatever its key.
 */
export const holdsSubmission = (key: string): boolean =>
  !!readHistoryState('sent') || [phonePlace, tabPlace].some((place) => !!place.read(`sent:${key}`));
