import { useState } from 'react';
import { hasApp } from '../../bridge/webview.ts';
import { t } from '../../i18n/t.ts';
import type { Env } from '../../platform/env.ts';
import { Button } from '../../ui/Button.tsx';
import { goLogin } from './appActions.ts';
import { failureText as text } from './messages.ts';
import { sendToApp } from './sendToApp.ts';

/** How a borrower who is signed out logs in again: within the app, or, in a browser, by opening the app. */
export interface LoginWay {
  readonly isInApp: boolean;
  readonly onLogin: () => void;
}

/** @returns the way to log in on this platform. */
export const loginOf = (env: Env): LoginWay => ({
  isInApp: hasApp(env.native),
  onLogin: () => sendToApp(env, goLogin()),
});

// If the app opens, it covers the page within this time.
const OPENED_WITHIN_MS = 1500;

/** The button that logs the borrower in again, and a message if the browser has not opened an app. */
export function Login({ isInApp, onLogin }: LoginWay) {
  const [isUnopened, setIsUnopened] = useState(false);
  const logIn = (): void => {
    onLogin();
    // A browser does not report whether an app has opened an address: if the page is still visible, none has.
    if (!isInApp) setTimeout(() => setIsUnopened(!document.hidden), OPENED_WITHIN_MS);
  };
  return (
    <>
      <Button onPress={logIn}>{t(text.login)}</Button>
      <p role="status">{isUnopened && t(text.notOpened)}</p>
    </>
  );
}
