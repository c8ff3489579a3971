import type { LaterParts } from '../../platform/env.ts';
import { followTranslator } from '../../platform/followTranslator.ts';
import { explainFailure } from './FailureView.tsx';

/** The later part of every page: explains missing data, and follows a browser that translates the page. */
export const commonParts: LaterParts = { explainFailure, followTranslator };
