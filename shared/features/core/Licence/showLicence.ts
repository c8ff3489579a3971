import { defaultLanguage, statesLicence } from '../../../brand/current.ts';
import type { LanguageWindow } from '../../../i18n/languageWindow.ts';
import { basePath } from '../../../navigation/basePath.ts';

// By then the page has sent its call and drawn what came, also on a slow line: this waits behind that.
const LATER_MS = 2000;

/**
 * Puts all that a lender has to state of its licence in the place of its name and numbers, which the build has put below a page's screen.
 * It comes a little later, from a file, for the page has no room for it. Does nothing in a brand that states nothing.
 */
export const showLicence = (): void => {
  if (import.meta.env.SSR || !statesLicence) return;
  const show = (): void => {
    const box = document.querySelector('footer') as HTMLElement;
    const { name } = (window as LanguageWindow).loanLanguage || { name: defaultLanguage };
    // Not `fetch`: this makes elements of a file without any code that would have to be trusted with text.
    const file = new XMLHttpRequest();
    file.responseType = 'document';
    // Whatever else comes from there, such as a network's page to sign in, has no such element: then what is there stays.
    file.onload = () => box.replaceWith((file.response || document).querySelector('footer') || box);
    file.open('GET', `${basePath}/texts/licence.${box.id}.${name}.html`);
    file.send();
  };
  setTimeout(show, LATER_MS);
};
