import type { Env } from '../../../platform/env.ts';
import { goLogin } from '../goLogin.ts';
import { sendToApp } from '../sendToApp.ts';

/** How a borrower who is signed out logs in again: within the app, or, in a browser, by opening the app. */
export interface LoginWay {
  readonly isInApp: boolean;
  readonly onLogin: () => void;
}

/** @returns the way to log in on this platform. */
export const loginOf = (env: Env): LoginWay => {
  const { loanApp, webkit } = env.native;
  return {
    isInApp: !!loanApp || !!webkit?.messageHandlers?.loanApp,
    onLogin: () => sendToApp(env, goLogin()),
  };
};
