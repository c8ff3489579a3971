import { defaultLanguage, statesLicence } from '../../../brand/current.ts';
import type { LanguageWindow } from '../../../i18n/messages.ts';
import { basePath } from '../../../navigation/screens.ts';

// After this time the page has sent its call and rendered the response, also on a slow network: this request must not delay that.
const LATER_MS = 2000;

/**
 * Replaces the lender's name and licence numbers, which the build has put below a page's screen, with everything that it has to state.
 * This is loaded from a file 2 s later, because the page's size limit has no room for it. Does nothing for a brand without statements.
 */
export const showLicence = (): void => {
  if (import.meta.env.SSR || !statesLicence) return;
  const show = (): void => {
    const box = document.querySelector('footer') as HTMLElement;
    const { name } = (window as LanguageWindow).loanLanguage || { name: defaultLanguage };
    // Not `fetch`: XMLHttpRequest parses the file into elements itself, so that no code needs a Trusted Types policy for HTML text.
    const file = new XMLHttpRequest();
    file.responseType = 'document';
    // Any other response, such as the sign-in page of a Wi-Fi network, has no such element: then the footer stays as it is.
    file.onload = () => box.replaceWith((file.response || document).querySelector('footer') || box);
    file.open('GET', `${basePath}/texts/licence.${box.id}.${name}.html`);
    file.send();
  };
  setTimeout(show, LATER_MS);
};
