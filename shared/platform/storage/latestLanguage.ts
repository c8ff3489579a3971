import { id } from '../../brand/identity.ts';

// This is part of a late chunk, which shares as little code with the page as possible: so it does not use sessionStore.ts.
const KEY = `loan:${id}:lang`;

/** @returns the language in which a page of this tab was last requested; empty if it cannot be read. */
export const readLatestLanguage = (): string => {
  try {
    // Anything that is not the name of a language was not written by this site.
    const [, lang = ''] = /^{"v":1,"data":"([a-z]{2,3})"}$/.exec(sessionStorage.getItem(KEY) || '') || [];
    return lang;
  } catch {
    return '';
  }
};

/** Stores the language in which a page of this tab was requested. Does nothing if there is no storage. */
export const noteLatestLanguage = (lang: string): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ v: 1, data: lang }));
  } catch {
    // Without storage, a page to which the borrower goes back stays in its own language.
  }
};
