import { useState } from 'react';
import { t } from '../../../i18n/t.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import type { LoginWay } from './loginOf.ts';
import { text } from './messages.ts';

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
