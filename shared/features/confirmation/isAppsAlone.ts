import type { Env } from '../../platform/env.ts';
import { checkLink } from '../core/links.ts';

/** Whether an address is the app's to open, and there is none, as in a plain browser: nothing would come of following it. */
export const isAppsAlone = (env: Env, url: string): boolean => {
  const { loanApp, webkit } = env.native;
  return checkLink(env, url)?.kind === 'app' && !loanApp && !webkit?.messageHandlers?.loanApp;
};
