import { readHistoryState } from '../../navigation/navigator.ts';
import { phoneStorage, tabStorage } from './browserStores.ts';

/**
 * @returns whether there is a submission record of this key, in any of its places: then the outcome of that request has to be known before
 * anything else is shown. A record in the history counts whatever its key.
 */
export const hasSubmissionRecord = (key: string): boolean =>
  !!readHistoryState('sent') || [phoneStorage, tabStorage].some((place) => !!place.read(`sent:${key}`));
