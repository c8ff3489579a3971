import { openPage } from '../bridge/actions.ts';
import type { SendToApp } from '../bridge/bridge.ts';
import type { Places } from './places.ts';
import { type LinkRules, safeUrl } from './safeUrl.ts';

/** What following a link needs of the platform. */
export interface LinkPlatform {
  readonly places: Places;
  readonly sendToApp: SendToApp;
}

/** How a link was taken: the page is leaving for it, the app opens it, or it was refused. */
export type Followed = 'leaving' | 'handed' | 'refused';

/** Follows an address that came in an answer, if it is safe: on the web here, under the brand's scheme by the app. */
export const followLink = (
  { places, sendToApp }: LinkPlatform,
  raw: string,
  rules: LinkRules,
  how: 'assign' | 'replace' = 'assign',
): Followed => {
  const link = safeUrl(raw, places.origin, rules);
  if (!link) return 'refused';
  if (link.kind === 'web') {
    places[how](link.url);
    return 'leaving';
  }
  sendToApp(openPage(link.url));
  return 'handed';
};
