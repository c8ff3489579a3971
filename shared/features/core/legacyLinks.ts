import { scheme } from '../../brand/current.ts';
import { telOf } from '../../lib/phone.ts';
import { hasBarredScheme } from '../../lib/schemes.ts';
import { withoutBlanks } from '../../lib/texts.ts';
import { isOdd } from '../../navigation/safeUrl.ts';
import type { Env } from '../../platform/env.ts';
import { type Followed, follow, needsApp, refuseLink } from './links.ts';
import { openInApp } from './sendToApp.ts';

// A page that the app knows by its name, without a scheme: the part before the path or query is no scheme, no host and no markup.
const isPlace = (url: string): boolean =>
  /^(?!\/\/)[^:/?&]*([/?]|$)/.test(url) && !hasBarredScheme(url.replace(/[/?#].*/, ''));

/** @returns what the app gets for an address that is not a web address; undefined if the app must not get it. */
const appTarget = (url: string): string | undefined => {
  if (!url || isOdd(url)) return undefined;
  const [, name = '', rest = ''] = /^([a-z][a-z\d+.-]*):(.+)/i.exec(url) ?? [];
  const named = name.toLowerCase();
  if (!named) return isPlace(url) ? url : undefined;
  if (named === scheme) return withoutBlanks(url);
  if (named === 'tel') return telOf(rest);
  return hasBarredScheme(url) ? undefined : withoutBlanks(url);
};

/**
 * Follows an address from a legacy call. A web address is followed as any other. Anything else goes to the app: a page name without a
 * scheme unchanged, a telephone number as a plain number. A scheme that can act in the page or on the phone is refused. If the address
 * is refused, or there is no app to open it, a toast says so.
 */
export const followLegacyLink = (env: Env, raw: string, how?: 'assign' | 'replace'): Followed => {
  const url = raw.trim();
  if (/^https?:/i.test(url)) return follow(env, url, how);
  const target = appTarget(url);
  if (!target) return refuseLink(env);
  return openInApp(env, target) ? 'handed' : needsApp(env);
};
