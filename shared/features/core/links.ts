import { allowsHttp, hosts, scheme } from '../../brand/current.ts';
import { pageAt } from '../../navigation/pageAt.ts';
import { type SafeLink, safeUrl } from '../../navigation/safeUrl.ts';
import type { Screen } from '../../navigation/screens.ts';
import { serviceOrigin } from '../../navigation/serviceOrigin.ts';
import type { Env } from '../../platform/env.ts';
import { type Followed, followSafeLink } from './followSafeLink.ts';
import { text } from './messages.ts';

const rulesOf = ({ navigator }: Env) => ({ hosts, allowsHttp, scheme, service: serviceOrigin(navigator.origin) });

/** An address of an answer as far as the brand lets the page follow it; undefined where it does not. */
export const checkLink = (env: Env, raw: unknown): SafeLink | undefined =>
  safeUrl(raw, env.navigator.origin, rulesOf(env));

/** Whether an address of an answer leads to one of these pages of this site, whatever else it carries. */
export const leadsTo = (env: Env, raw: string, pages: readonly Screen[]): boolean => {
  const link = checkLink(env, raw);
  const page = link?.kind === 'web' ? pageAt(new URL(link.url), env.navigator.origin) : undefined;
  return pages.some((name) => name.toLowerCase() === page);
};

/** Tells the borrower that an address is not followed. */
export const refuseLink = (env: Env): 'refused' => {
  env.toast(text.linkRefused);
  return 'refused';
};

/** Tells the borrower that there is no app here that could open an address. */
export const needsApp = (env: Env): 'refused' => {
  env.toast(text.inAppOnly);
  return 'refused';
};

/** Follows an address of an answer, and tells the borrower where that is not safe, or takes the app. */
export const follow = (env: Env, raw: string, how?: 'assign' | 'replace'): Followed => {
  const followed = followSafeLink(env, raw, rulesOf(env), how);
  if (followed === 'appOnly') return needsApp(env);
  return followed === 'refused' ? refuseLink(env) : followed;
};
