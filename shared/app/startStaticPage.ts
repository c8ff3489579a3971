import { name as brandName, reporting } from '../brand/current.ts';
import type { LanguageWindow, Texts, Values } from '../i18n/messages.ts';
import { fill } from '../i18n/t.ts';
import { documentTitle } from '../lib/texts.ts';
import { pageSearch, type StoredSession } from '../navigation/navigator.ts';
import { addressOf, type Screen } from '../navigation/screens.ts';
import { isOfAnotherBorrower } from '../platform/storage/browserStores.ts';
import type { ReportWindow } from '../reporting/queue.ts';
import { type ReportSettings, startReporting } from '../reporting/startReporting.ts';
import { type PageParameters, readParameters, toQuery } from '../session/parameters.ts';
import { type BorrowerWindow, belongsToAnotherBorrower, claimTab } from './claimTab.ts';
import type { LoadStaticPage } from './staticPage.tsx';

const each = <Kind extends HTMLElement>(attribute: string, run: (element: Kind, value: string) => void): void => {
  for (const element of document.querySelectorAll<Kind>(`[${attribute}]`))
    run(element, element.getAttribute(attribute) ?? '');
};

// The links of a page that this site shows in a frame lead out of the frame, and carry on the session of the page around it.
const sessionAround = (): string => {
  try {
    const { session: kept } = { ...parent.history.state } as { readonly session?: StoredSession };
    return isOfAnotherBorrower(() => kept) ? '' : toQuery({ ...kept });
  } catch {
    return ''; // another site's frame
  }
};

const pageOfWindow = (): PageParameters => {
  if (parent !== window) return readParameters(`${location.search || '?'}&${sessionAround()}`);
  // The session of another borrower has left the address by then.
  if (belongsToAnotherBorrower(window as BorrowerWindow)) return readParameters(location.search);
  const page = readParameters(pageSearch());
  claimTab(page);
  return page;
};

const keepSession = (): void => {
  const page = pageOfWindow();
  each<HTMLAnchorElement>('data-screen', (link, screen) => {
    link.href = addressOf(page, screen as Screen, { lang: link.hreflang || page.lang }) + link.hash;
  });
  // A page in a frame is the same for everybody: its address gets the language, and nothing about the borrower.
  if (page.lang)
    each<HTMLIFrameElement>('data-frame', (frame, screen) => {
      frame.src = addressOf({ session: {}, headers: {}, lang: page.lang }, screen as Screen);
    });
};

// See features/publicSite/Drawing.tsx.
const loadDrawings = (): void => {
  for (const source of document.querySelectorAll('source')) source.removeAttribute('media');
};

const applyLanguage = (name: string, file: Texts): void => {
  const translate = (attribute: string, property: 'textContent' | 'alt' | 'title'): void =>
    each<HTMLImageElement>(attribute, (element, id) => {
      const text = file[id];
      if (text) element[property] = text;
    });
  translate('data-text', 'textContent');
  translate('data-alt', 'alt');
  translate('data-title', 'title');
  document.documentElement.lang = name;
  const title = document.querySelector('h1')?.textContent;
  if (title && title !== brandName) document.title = documentTitle(title, brandName);
};

// Without a delay (0 ms): a static page waits for no data.
const startReportingStaticPage = (host: ReportWindow, settings: ReportSettings): void => {
  startReporting(host, settings, 0);
  host.loanReports?.report('onStep', 'screen', 'opened');
};

const hydrate = (afterLanguage?: (name: string) => void): void => {
  if (reporting) startReportingStaticPage(window as ReportWindow, reporting);
  keepSession();
  loadDrawings();
  const { loanLanguage } = window as LanguageWindow;
  // If the language's file does not load, the page stays in its default language.
  loanLanguage?.file.then(
    (file) => {
      applyLanguage(loanLanguage.name, file);
      afterLanguage?.(loanLanguage.name);
    },
    () => {},
  );
};

/**
 * Starts a page that the build has rendered completely: its links to other screens carry on the borrower's session, and its texts change
 * to the language that the address asks for. `load` is for development, where the page has to be rendered first. `afterLanguage` is called
 * with the language that the page has changed to.
 */
export const startStaticPage = (load?: LoadStaticPage, afterLanguage?: (name: string) => void): void => {
  const start = (): void => hydrate(afterLanguage);
  if (import.meta.env.DEV && load)
    void import('./renderStaticPage.ts').then(({ renderStaticPage }) => renderStaticPage(load)).then(start);
  // The script may run while the document is still being parsed: it can be in the middle of a long text.
  else if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
};

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
