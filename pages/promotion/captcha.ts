import { atom, type ReadableAtom } from 'nanostores';
import { TIMEOUT_MS } from '../../shared/api/client.ts';
import { captchaUrl } from '../../shared/api/endpoints/readCaptcha.ts';
import { readCaptchaSession } from '../../shared/api/endpoints/readCaptchaSession.ts';
import { wordsOfFailure } from '../../shared/api/outcome.ts';
import { paths, service } from '../../shared/brand/current.ts';
import type { Env } from '../../shared/platform/env.ts';
import { SHORT_TOAST_MS } from '../../shared/platform/toasts.ts';
import type { PageParameters } from '../../shared/session/parameters.ts';

declare const __API_BASE__: string;

/**
 * The address of a captcha's image. `look` counts the pictures of one session: a browser does not fetch the same address
 * twice, so each further picture needs another one.
 */
export type CaptchaImage = (page: PageParameters, sid: string, look: number) => string;

/** The captcha of the service that this build calls. */
export const captchaImage: CaptchaImage = (page, sid, look) =>
  captchaUrl(sid, page, { base: __API_BASE__, service, paths }) + (look ? `&look=${look}` : '');

/** The image captcha: loading, missing, or with the address of its picture, which may still be loading. */
export type CaptchaView =
  | { readonly kind: 'loading' | 'missing' }
  | { readonly kind: 'shown'; readonly url: string; readonly isLoaded: boolean };

/** The image captcha of a page. */
export interface Captcha {
  readonly $view: ReadableAtom<CaptchaView>;
  /** The captcha session of the answer; empty before there is one. */
  sid(): string;
  /** Shows another picture: of the same captcha session if there is one, otherwise of a new one. */
  renew(): void;
  /** The picture of an address has loaded. Here and below, a picture that has been replaced by another one is ignored. */
  arrive(url: string): void;
  /** The picture of an address failed to load. */
  lose(url: string): void;
}

/** Starts a captcha session and shows its pictures. */
export const captchaOf = (env: Env, picture: CaptchaImage): Captcha => {
  const $view = atom<CaptchaView>({ kind: 'loading' });
  let sid = '';
  let look = 0;
  let isReading = false;
  let stopWaiting = () => {};

  const fail = (): void => {
    stopWaiting();
    $view.set({ kind: 'missing' });
  };

  // An expired session has no more pictures: the next try starts a new one.
  const losePicture = (): void => {
    sid = '';
    fail();
  };

  const show = (): void => {
    stopWaiting();
    $view.set({ kind: 'shown', url: picture(env.page, sid, look), isLoaded: false });
    look += 1;
    // Without a time limit, a browser waits for a picture as long as the connection lasts.
    stopWaiting = env.clock.after(TIMEOUT_MS, losePicture);
  };

  const start = async (): Promise<void> => {
    if (isReading) return;
    isReading = true;
    $view.set({ kind: 'loading' });
    const outcome = await env.call(readCaptchaSession, undefined);
    isReading = false;
    if (outcome.kind === 'ok') {
      sid = outcome.data.sid;
      return show();
    }
    fail();
    // The page says that there is no picture; the toast says why.
    env.toast(wordsOfFailure(outcome), SHORT_TOAST_MS);
  };

  const isShown = (url: string): boolean => {
    const view = $view.get();
    return view.kind === 'shown' && view.url === url;
  };

  return {
    $view,
    sid: () => sid,
    renew: () => (sid ? show() : void start()),
    arrive: (url) => {
      if (!isShown(url)) return;
      stopWaiting();
      $view.set({ kind: 'shown', url, isLoaded: true });
    },
    lose: (url) => {
      if (isShown(url)) losePicture();
    },
  };
};
