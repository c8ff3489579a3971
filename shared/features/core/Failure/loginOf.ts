import type { Env } from '../../../platform/env.ts';
import { goLogin } from '../goLogin.ts';
import { sendToApp } from '../sendToApp.ts';

/** How somebody who is signed out logs in again: within the app, or, in a browser, by opening it. */
export interface LoginWay {
  readonly isInApp: boolean;
  readonly onLogin: () => void;
}

/** The way to the login on this platform. */
export const loginOf = (env: Env): LoginWay => {
  const { loanApp, webkit } = env.native;
  return {
    isInApp: !!loanApp || !!webkit?.messageHandlers?.loanApp,
    onLogin: () => sendToApp(env, goLogin()),
  };
};
