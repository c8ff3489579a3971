/**
 * An inline script of its own, between the first view and the page's script: where that is cut off, altered on its way or does not run, the
 * document says so, in the page's language, with a way to load it again and the lender's phone. It needs nothing that comes after it.
 */
import type { LanguageWindow } from '../i18n/messages.ts';
import { NOT_STARTED } from './notStarted.ts';

const SLOW_MS = 15_000;
const COMPLETE_MS = 4000;

const show = (): void => {
  const notice = document.getElementById(NOT_STARTED);
  // The page's script removes it.
  if (!notice) return;
  const { loanLanguage } = window as LanguageWindow;
  const language = loanLanguage ? loanLanguage.name : document.documentElement.lang;
  for (const part of notice.querySelectorAll<HTMLElement>('[lang]')) part.hidden = part.lang !== language;
  // A link would lead to the address without the session, which a reload keeps.
  for (const again of notice.querySelectorAll<HTMLElement>('.button'))
    again.onclick = () => {
      location.reload();
      return false;
    };
  // The styles that the page's script would have taken along.
  for (const template of document.querySelectorAll('template'))
    document.head.append(...template.content.querySelectorAll('style'));
  notice.hidden = false;
  // Bars that look as if something were loading.
  (document.getElementById('root') as HTMLElement).hidden = true;
};

setTimeout(show, SLOW_MS);
// All of the document is there: the script would have run by now.
addEventListener('load', () => setTimeout(show, COMPLETE_MS));
