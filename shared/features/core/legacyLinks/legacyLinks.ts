import { appSchemes, scheme } from '../../../brand/current.ts';
import { telOf } from '../../../lib/phone.ts';
import { hasBarredScheme } from '../../../lib/schemes.ts';
import { isOdd, withoutBlanks } from '../../../navigation/safeUrl.ts';
import type { Env } from '../../../platform/env.ts';
import type { Followed } from '../followSafeLink.ts';
import { handToApp } from '../handToApp.ts';
import { follow, needsApp, refuseLink } from '../links.ts';

// A place that the app knows by name: what stands before its path or query is no scheme, no host and no markup.
const isPlace = (url: string): boolean =>
  /^(?!\/\/)[^:/?&]*([/?]|$)/.test(url) && !hasBarredScheme(url.replace(/[/?#].*/, ''));

/** What the app is given for an address that is not of the web; undefined where it is not given. */
const appTarget = (url: string): string | undefined => {
  if (!url || isOdd(url)) return undefined;
  const [, name = '', rest = ''] = /^([a-z][a-z\d+.-]*):(.+)/i.exec(url) ?? [];
  const named = name.toLowerCase();
  if (!named) return isPlace(url) ? url : undefined;
  if (named === scheme) return withoutBlanks(url);
  if (named === 'tel') return telOf(rest);
  const isBarred = hasBarredScheme(url) || (appSchemes && !appSchemes.includes(named));
  return isBarred ? undefined : withoutBlanks(url);
};

/**
 * Follows an address of an older call: on the web as any other; what is none of the web is the app's, a place without a
 * scheme as it came, a telephone number as a plain number. One whose scheme can do something in the page or on the phone
 * is refused. The borrower is told of that, and where there is no app to open it.
 */
export const followLegacyLink = (env: Env, raw: string, how?: 'assign' | 'replace'): Followed => {
  const url = raw.trim();
  if (/^https?:/i.test(url)) return follow(env, url, how);
  const target = appTarget(url);
  if (!target) return refuseLink(env);
  return handToApp(env, target) === 'handed' ? 'handed' : needsApp(env);
};
