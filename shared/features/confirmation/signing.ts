import { useLayoutEffect, useState } from 'react';
import type { ScreenModel } from '../../app/start.tsx';
import { browserBackGuard } from '../../navigation/backGuard.ts';
import type { Env } from '../../platform/env.ts';
import { inspectDocument } from '../../platform/inspectDocument.ts';
import { browserSubmissionLog } from '../../platform/storage/submissionLog.ts';
import type { NewConfirmEnv } from './newConfirmation.ts';

/** The platform of a page on which a loan can be taken. */
export const signingEnv = (env: Env): NewConfirmEnv => ({
  submissionLog: browserSubmissionLog(),
  guard: browserBackGuard(),
  inspect: (url) => inspectDocument(url, env.navigator.origin),
  // Last, so that a test's platform can bring its own.
  ...env,
});

/** Creates and opens the model of a screen that was loaded later, once. */
export const useSigning = <Model extends ScreenModel>(create: () => Model): Model => {
  const [model] = useState(create);
  useLayoutEffect(() => model.open(), [model]);
  return model;
};
