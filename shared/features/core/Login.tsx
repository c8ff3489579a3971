import { useState } from 'react';
import { hasApp } from '../../bridge/webview.ts';
import { t } from '../../i18n/t.ts';
import { Button } from '../../ui/Button.tsx';
import { goLogin } from './appActions.ts';
import { failureText as text } from './messages.ts';
import { type BridgeHost, sendToApp } from './sendToApp.ts';

// If the app opens, it covers the page within this time.
const OPENED_WITHIN_MS = 1500;

/** The button that logs the borrower in again, in the app or by opening it, and a message if the browser has not opened an app. */
export function Login({ env }: { readonly env: BridgeHost }) {
  const [isUnopened, setIsUnopened] = useState(false);
  const logIn = (): void => {
    sendToApp(env, goLogin());
    // A browser does not report whether an app has opened an address: if the page is still visible, none has.
    if (!hasApp(env.native)) setTimeout(() => setIsUnopened(!document.hidden), OPENED_WITHIN_MS);
  };
  return (
    <>
      <Button onPress={logIn}>{t(text.login)}</Button>
      <p role="status">{isUnopened && t(text.notOpened)}</p>
    </>
  );
}
