import { fill, type LanguageFile, type Texts } from '../i18n/messages.ts';

/** Where the head leaves the file of another language than the page's own, where the address asks for one. */
interface LanguageWindow {
  loanLanguage?: { readonly name: string; readonly file: Promise<LanguageFile> };
}

type Values = { readonly [name: string]: string | number };

const mapValues = <From, To>(from: { readonly [name: string]: From }, change: (value: From) => To) => {
  const changed: { [name: string]: To } = {};
  for (const name of Object.keys(from)) changed[name] = change(from[name] as From);
  return changed;
};

/**
 * Puts values into the texts of another language, where the address asks for one, as the document has them in its own.
 * For a static page whose texts hold places such as `{termLeast}`; to be called before `startStaticPage`.
 */
export const fillOtherLanguages = (values: Values): void => {
  const host = window as LanguageWindow;
  if (!host.loanLanguage) return;
  const { name, file } = host.loanLanguage;
  const filled = file.then((sets) => mapValues(sets, (texts: Texts) => mapValues(texts, (text) => fill(text, values))));
  // Whoever reads it deals with its failure; until then it is nobody's unhandled rejection.
  filled.catch(() => {});
  host.loanLanguage = { name, file: filled };
};
