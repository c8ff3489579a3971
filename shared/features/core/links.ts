import { hosts, scheme } from '../../brand/current.ts';
import { pageAt, type SafeLink, safeUrl, serviceOrigin } from '../../navigation/safeUrl.ts';
import type { Env } from '../../platform/env.ts';
import { coreText as text } from './messages.ts';
import { openInApp } from './sendToApp.ts';

/** What happened with a link: the page is leaving for it, the app opens it, or it was refused. */
export type Followed = 'leaving' | 'handed' | 'refused';

/** If the page is still there after this time, in ms, the navigation did not happen: the address answered with a download, or not at all. */
export const LEAVING_MS = 10_000;

/** @returns an address from a response as a link that the brand's rules allow; undefined if they do not allow it. */
export const checkLink = ({ navigator: { origin } }: Env, raw: unknown): SafeLink | undefined =>
  safeUrl(raw, origin, { hosts, scheme, service: serviceOrigin(origin) });

/** @returns whether an address from a response leads to the order's page of this site, and to no other order than that of the page. */
export const leadsToOrder = (env: Env, raw: string): boolean => {
  const link = checkLink(env, raw);
  if (!link) return false;
  const url = new URL(link.url);
  const { orderId } = env.page.session;
  return (
    /^(loandetail|order)$/.test(`${pageAt(url, env.navigator.origin)}`) &&
    (url.searchParams.get('orderId') || orderId) === orderId
  );
};

/** Shows a toast that the page does not open an address. */
export const refuseLink = (env: Env): 'refused' => {
  env.toast(text.linkRefused);
  return 'refused';
};

/** Shows a toast that only the app can open an address. */
export const needsApp = (env: Env): 'refused' => {
  env.toast(text.inAppOnly);
  return 'refused';
};

/** Follows an address from a response: the page opens a web address, the app one of the brand's scheme. If that cannot be, a toast says so. */
export const follow = (env: Env, raw: string, how: 'assign' | 'replace' = 'assign'): Followed => {
  const link = checkLink(env, raw);
  if (!link) return refuseLink(env);
  if (link.kind === 'app') return openInApp(env, link.url) ? 'handed' : needsApp(env);
  env.navigator[how](link.url);
  return 'leaving';
};
