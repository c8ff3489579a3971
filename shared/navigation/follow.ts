import { openPage } from '../bridge/actions.ts';
import { type BridgeHost, sendToApp } from '../bridge/bridge.ts';
import { type LinkRules, safeUrl } from './safeUrl.ts';

/** How a link was taken: the page is leaving for it, the app opens it, or it was refused. */
export type Followed = 'leaving' | 'handed' | 'refused';

/** Follows an address that came in an answer, if it is safe: on the web here, under the brand's scheme by the app. */
export const followLink = (
  host: BridgeHost,
  raw: string,
  rules: LinkRules,
  how: 'assign' | 'replace' = 'assign',
): Followed => {
  const link = safeUrl(raw, host.places.origin, rules);
  if (!link) return 'refused';
  if (link.kind === 'web') {
    host.places[how](link.url);
    return 'leaving';
  }
  sendToApp(host, openPage(link.url));
  return 'handed';
};
