import type { LanguageWindow } from '../i18n/languageWindow.ts';
import type { Texts, Values } from '../i18n/messages.ts';
import { fill } from '../i18n/t.ts';

const fillAll = (texts: Texts, values: Values): Texts => {
  const filled: { [id: string]: string } = {};
  for (const id of Object.keys(texts)) filled[id] = fill(texts[id] ?? '', values);
  return filled;
};

/**
 * Puts values into the texts of another language, where the address asks for one, as the document has them in its own.
 * For a static page whose texts hold places such as `{termLeast}`; to be called before `startStaticPage`.
 */
export const fillOtherLanguages = (values: Values): void => {
  const host = window as LanguageWindow;
  if (!host.loanLanguage) return;
  const { name, file } = host.loanLanguage;
  const filled = file.then((texts) => fillAll(texts, values));
  // The code that reads this promise handles its failure; this handler only prevents an unhandled rejection until then.
  filled.catch(() => {});
  host.loanLanguage = { name, file: filled };
};
