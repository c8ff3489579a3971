import { id } from '../../brand/identity.ts';

// Part of a file that follows the document, which shares no more with the page than it has to.
const KEY = `loan:${id}:lang`;

/** The language that a page of this tab was asked for in last; empty where that cannot be read. */
export const readLatestLanguage = (): string => {
  try {
    // What is no name of a language was written by another hand.
    const [, lang = ''] = /^{"v":1,"data":"([a-z]{2,3})"}$/.exec(sessionStorage.getItem(KEY) || '') || [];
    return lang;
  } catch {
    return '';
  }
};

/** Notes the language that a page of this tab was asked for in. Without a storage nothing is noted. */
export const noteLatestLanguage = (lang: string): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ v: 1, data: lang }));
  } catch {
    // As the tab keeps nothing, a page that is gone back to stays in its own.
  }
};
