import { followLanguage } from '../../app/followLanguage.ts';
import type { LaterParts } from '../../platform/env.ts';
import { followTranslator } from '../../platform/followTranslator.ts';
import { explainFailure } from './Failure/explainFailure.tsx';

/** The rest of every page: why there are no data, and what follows the language in which it is read. */
export const commonParts: LaterParts = {
  explainFailure,
  followLanguage: (box, drawAnew) => {
    followLanguage();
    followTranslator(box, drawAnew);
  },
};
