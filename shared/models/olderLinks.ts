import type { Env } from '../app/env.ts';
import { appSchemes, scheme } from '../brand/current.ts';
import { openPage } from '../bridge/actions.ts';
import { sendToApp } from '../bridge/bridge.ts';
import { telOf } from '../lib/phone.ts';
import { hasBarredScheme } from '../lib/schemes.ts';
import type { Followed } from '../navigation/follow.ts';
import { isOdd, withoutBlanks } from '../navigation/safeUrl.ts';
import { follow, refuse } from './links.ts';
import { text } from './older/messages.ts';

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
export const followOlder = (env: Env, raw: string, how?: 'assign' | 'replace'): Followed => {
  const url = raw.trim();
  if (/^https?:/i.test(url)) return follow(env, url, how);
  const target = appTarget(url);
  if (!target) return refuse(env);
  sendToApp(env, { message: openPage(target).message, inBrowser: () => env.toast(text.inAppOnly) });
  return 'handed';
};
