import type { Env } from '../app/env.ts';
import { SHORT_TOAST_MS } from '../app/toasts.ts';
import { hosts, scheme } from '../brand/current.ts';
import { type Followed, followLink } from '../navigation/follow.ts';
import { addressOf } from '../navigation/open.ts';
import type { Screen } from '../navigation/screens.ts';
import { text } from './messages.ts';

const rules = { hosts, scheme };

/** Follows an address of an answer, and tells the borrower where it is refused. */
export const follow = (env: Env, raw: string, how?: 'assign' | 'replace'): Followed => {
  const followed = followLink(env, raw, rules, how);
  if (followed === 'refused') env.toast(text.linkRefused, SHORT_TOAST_MS);
  return followed;
};

/** Opens another screen with the borrower's session on its address. */
export const openScreen = (env: Env, screen: Screen, extra?: { readonly [name: string]: string | undefined }): void =>
  env.places.assign(addressOf(env.page, screen, extra));
