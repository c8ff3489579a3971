import type { PageParameters } from './parameters.ts';

/** Signs of an iOS webview, used where the session has no clientType. */
export interface PlatformHints {
  readonly userAgent: string;
  readonly hasIosHandler: boolean;
}

/** @returns whether the page runs on iOS: by the session's clientType (any case), or without one by the app's handler or the user agent. */
export const isIos = ({ session }: PageParameters, hints: PlatformHints): boolean =>
  session.clientType
    ? session.clientType.toLowerCase() === 'ios'
    : hints.hasIosHandler || /iPhone|iPad|iPod/.test(hints.userAgent);
