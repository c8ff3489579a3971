import { useState } from 'react';
import { t } from '../../../i18n/t.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import type { LoginWay } from './loginOf.ts';
import { text } from './messages.ts';

// An app that opens has covered the page by then.
const OPENED_WITHIN_MS = 1500;

/** The button that logs the borrower in again, and a word where a browser has opened no app. */
export function Login({ isInApp, onLogin }: LoginWay) {
  const [isUnopened, setIsUnopened] = useState(false);
  const logIn = (): void => {
    onLogin();
    // A browser does not say whether there is an app for an address.
    if (!isInApp) setTimeout(() => setIsUnopened(!document.hidden), OPENED_WITHIN_MS);
  };
  return (
    <>
      <Button onPress={logIn}>{t(text.login)}</Button>
      <p role="status">{isUnopened && t(text.notOpened)}</p>
    </>
  );
}
