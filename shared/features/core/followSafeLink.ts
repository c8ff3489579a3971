import { type LinkRules, safeUrl } from '../../navigation/safeUrl.ts';
import { handToApp } from './handToApp.ts';
import type { BridgeHost } from './sendToApp.ts';

/** How a link was taken: the page is leaving for it, the app opens it, or it was refused. */
export type Followed = 'leaving' | 'handed' | 'refused';

/** Follows an address that came in an answer, if it is safe: on the web here, under the brand's scheme by the app, which a plain browser does not have. */
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
