import { useLayoutEffect, useState } from 'react';
import type { ScreenModel } from '../../app/start.tsx';
import { browserBackGuard } from '../../navigation/backGuard.ts';
import { inspectDocument } from '../../platform/inspectDocument.ts';
import { browserSubmissionLog } from '../../platform/storage/submissionLog.ts';
import type { NewConfirmEnv } from './newConfirmation.ts';
import type { OfferPage } from './offerPage.ts';

/** Creates and opens, once, the model of the screen that takes the loan of a page. */
export const useSigning = <Offer, Model extends ScreenModel>(
  page: OfferPage<Offer>,
  create: (env: NewConfirmEnv, page: OfferPage<Offer>) => Model,
): Model => {
  const [model] = useState(() => {
    const inspect = (url: string) => inspectDocument(url, page.env.navigator.origin);
    // Last its own platform, so that a test can bring another.
    return create({ submissionLog: browserSubmissionLog(), guard: browserBackGuard(), inspect, ...page.env }, page);
  });
  useLayoutEffect(() => model.open(), [model]);
  return model;
};
