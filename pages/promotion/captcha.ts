import { atom, type ReadableAtom } from 'nanostores';
import { readCaptchaSession } from '../../shared/api/endpoints/readCaptchaSession.ts';
import type { CaptchaPicture } from '../../shared/app/captchaPicture.ts';
import type { Env } from '../../shared/app/env.ts';
import { SHORT_TOAST_MS } from '../../shared/app/toasts.ts';
import { text } from './messages.ts';

/** The image captcha: on its way, with the address of its picture, or without one. */
export type CaptchaView =
  | { readonly kind: 'loading' | 'missing' }
  | { readonly kind: 'shown'; readonly sid: string; readonly url: string };

/** The image captcha of a page. */
export interface Captcha {
  readonly $view: ReadableAtom<CaptchaView>;
  /** The session that the answer belongs to; empty before there is one. */
  sid(): string;
  /** Shows another picture: of the same session where there is one, else of a new one. */
  renew(): void;
  /** The picture did not arrive. */
  lose(): void;
}

/** Begins a captcha and shows its pictures. */
export const captchaOf = (env: Env, picture: CaptchaPicture): Captcha => {
  const $view = atom<CaptchaView>({ kind: 'loading' });
  let sid = '';
  let look = 0;
  let isAsking = false;

  const show = (): void => {
    $view.set({ kind: 'shown', sid, url: picture(env.page, sid, look) });
    look += 1;
  };

  const begin = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    $view.set({ kind: 'loading' });
    const outcome = await env.call(readCaptchaSession, undefined);
    isAsking = false;
    if (outcome.kind === 'ok') {
      sid = outcome.data.sid;
      return show();
    }
    $view.set({ kind: 'missing' });
    env.toast(outcome.kind === 'refused' && outcome.message ? outcome.message : text.noPicture, SHORT_TOAST_MS);
  };

  return {
    $view,
    sid: () => sid,
    renew: () => (sid ? show() : void begin()),
    lose: () => $view.set({ kind: 'missing' }),
  };
};
