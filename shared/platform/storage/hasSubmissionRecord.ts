import { readHistoryState } from '../../navigation/navigator.ts';
import { phoneStorage } from './browserStores.ts';

/**
 * @returns whether there is a submission record of this key, in either of its places: then the outcome of that request has to be known before
 * anything else is shown. A record in the history counts whatever its key.
 */
export const hasSubmissionRecord = (key: string): boolean =>
  !!readHistoryState('sent') || !!phoneStorage.read(`sent:${key}`);
