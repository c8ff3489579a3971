import type { PageParameters } from './parameters.ts';

/** What tells an iPhone's webview from the rest, where the session does not say it. */
export interface PlatformHints {
  readonly userAgent: string;
  readonly hasIosHandler: boolean;
}

/** iOS by the session's clientType (any case); where that is absent, by the user agent or the app's own handler. */
export const isIos = ({ session }: PageParameters, hints: PlatformHints): boolean =>
  session.clientType
    ? session.clientType.toLowerCase() === 'ios'
    : hints.hasIosHandler || /iPhone|iPad|iPod/.test(hints.userAgent);
