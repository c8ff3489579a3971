import { name as brandName, reporting } from '../brand/current.ts';
import type { LanguageWindow, Texts, Values } from '../i18n/messages.ts';
import { fill } from '../i18n/t.ts';
import { connection } from '../lib/connection.ts';
import { documentTitle } from '../lib/texts.ts';
import { pageSearch, type StoredSession } from '../navigation/navigator.ts';
import { addressOf, type Screen } from '../navigation/screens.ts';
import { isOfAnotherBorrower } from '../platform/storage/browserStores.ts';
import type { ReportWindow } from '../reporting/queue.ts';
import { startReporting } from '../reporting/startReporting.ts';
import { type PageParameters, readParameters, toQuery } from '../session/parameters.ts';
import { type BorrowerWindow, belongsToAnotherBorrower, claimTab } from './claimTab.ts';
import { followLanguage } from './followLanguage.ts';
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
  followLanguage();
  return page;
};

const keepSession = (): void => {
  const page = pageOfWindow();
  each<HTMLAnchorElement>('data-screen', (link, screen) => {
    link.href = addressOf(page, screen as Screen, { lang: link.hreflang || page.lang });
  });
  // A page in a frame is the same for everybody: its address gets the language, and nothing about the borrower.
  if (page.lang)
    each<HTMLIFrameElement>('data-frame', (frame, screen) => {
      frame.src = addressOf({ session: {}, headers: {}, lang: page.lang }, screen as Screen);
    });
};

// See features/publicSite/Drawing.tsx.
const loadDrawings = (): void => {
  for (const source of document.querySelectorAll('source'))
    if (!connection().saveData) source.removeAttribute('media');
    // A drawing in a button stays as it is, an empty box: it is loaded when the button is pressed.
    else if (!source.closest('button')) source.parentElement?.setAttribute('hidden', '');
};

const applyLanguage = (name: string, file: Texts, values: Values): void => {
  const translate = (attribute: string, property: 'textContent' | 'alt' | 'title'): void =>
    each<HTMLImageElement>(attribute, (element, id) => {
      const text = file[id];
      if (text) element[property] = fill(text, values);
    });
  translate('data-text', 'textContent');
  translate('data-alt', 'alt');
  translate('data-title', 'title');
  document.documentElement.lang = name;
  const title = document.querySelector('h1')?.textContent;
  if (title && title !== brandName) document.title = documentTitle(title, brandName);
};

const hydrate = (values: Values): void => {
  const host = window as LanguageWindow & ReportWindow;
  if (reporting) {
    // Without a delay (0 ms): a static page waits for no data.
    startReporting(host, reporting, 0);
    host.loanReports?.report('onStep', 'screen', 'opened');
  }
  keepSession();
  loadDrawings();
  const { loanLanguage } = host;
  // If the language's file does not load, the page stays in its default language.
  loanLanguage?.file.then(
    (file) => applyLanguage(loanLanguage.name, file, values),
    () => {},
  );
};

/**
 * Starts a page that the build has rendered completely: its links to other screens carry on the borrower's session, and its texts change
 * to the language that the address asks for, with `values` in the places of its texts, such as `{termLeast}`, as the document has them in its own.
 * `load` is for development, where the page has to be rendered first.
 */
export const startStaticPage = (load?: LoadStaticPage, values: Values = {}): void => {
  const start = (): void => hydrate(values);
  if (import.meta.env.DEV && load)
    void import('./renderStaticPage.ts').then(({ renderStaticPage }) => renderStaticPage(load)).then(start);
  // The script may run while the document is still being parsed: it can be in the middle of a long text.
  else if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
};
