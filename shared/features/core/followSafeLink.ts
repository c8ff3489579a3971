import { type LinkRules, safeUrl } from '../../navigation/safeUrl.ts';
import { handToApp } from './handToApp.ts';
import type { BridgeHost } from './sendToApp.ts';

/** What happened with a link: the page is leaving for it, the app opens it, or it was refused. */
export type Followed = 'leaving' | 'handed' | 'refused';

/** Follows an address from a response if it is safe: the page opens a web address, the app one of the brand's scheme. @returns `appOnly` for the latter in a browser without the app. */
export const followSafeLink = (
  host: BridgeHost,
  raw: string,
  rules: LinkRules,
  how: 'assign' | 'replace' = 'assign',
): Followed | 'appOnly' => {
  const link = safeUrl(raw, host.navigator.origin, rules);
  if (!link) return 'refused';
  if (link.kind === 'web') {
    host.navigator[how](link.url);
    return 'leaving';
  }
  return handToApp(host, link.url);
};
