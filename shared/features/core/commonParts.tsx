import { followLanguage } from '../../app/followLanguage.ts';
import type { LaterParts } from '../../platform/env.ts';
import { followTranslator } from '../../platform/followTranslator.ts';
import { explainFailure } from './FailureView.tsx';

/** The later part of every page: explains missing data, and follows the language in which the page is read. */
export const commonParts: LaterParts = {
  explainFailure,
  followLanguage: (box, drawAnew) => {
    followLanguage();
    followTranslator(box, drawAnew);
  },
};
