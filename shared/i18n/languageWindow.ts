import type { Texts } from './messages.ts';

/** The property of `window` in which the head leaves the requested language file, if the address asks for a language other than the page's own. */
export interface LanguageWindow {
  loanLanguage?: { readonly name: string; readonly file: Promise<Texts> };
}
