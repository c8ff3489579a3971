import type { Texts } from './messages.ts';

/** Where the head leaves the file of another language than the page's own, where the address asks for one. */
export interface LanguageWindow {
  loanLanguage?: { readonly name: string; readonly file: Promise<Texts> };
}
