import type { Env } from '../../platform/env.ts';

/** @returns whether the page runs on iOS: by the session's clientType (any case), or without one by the app's handler or the user agent. */
export const isIos = ({ page, native, userAgent }: Pick<Env, 'page' | 'native' | 'userAgent'>): boolean =>
  page.session.clientType
    ? page.session.clientType.toLowerCase() === 'ios'
    : !!native.webkit?.messageHandlers?.loanApp || /iPhone|iPad|iPod/.test(userAgent);
