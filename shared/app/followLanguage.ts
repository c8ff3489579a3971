import { defaultLanguage, languages } from '../brand/current.ts';
import { tabStorage } from '../platform/storage/browserStores.ts';
import { languageIn, readParameters } from '../session/parameters.ts';

/** @returns the language in which a page of this tab was last requested; empty if it cannot be read. */
export const readLatestLanguage = (): string => {
  const lang = tabStorage.read('lang');
  // Anything that is not the name of a language was not written by this site.
  return typeof lang === 'string' && /^[a-z]{2,3}$/.test(lang) ? lang : '';
};

// As `PerformanceNavigation` has it, which every browser still has: the tab has gone back or forward to the page.
const GONE_BACK = 2;

const isFilled = ({ type, value }: HTMLInputElement): boolean => !!value && !/^(radio|checkbox)$/.test(type);

// Keep what the borrower has typed rather than reload in another language; the pages opened from here use that language.
const isTyped = (): boolean =>
  Array.from(document.querySelectorAll<HTMLInputElement>('input, textarea')).some(isFilled);

/** Gives the entry of the history an address in this language. False where the browser refuses. */
const putInAddress = (lang: string): boolean => {
  const { search, hash } = location;
  try {
    // Of a name that is repeated the first counts.
    history.replaceState(history.state, '', `?lang=${lang}&${search.slice(1)}${hash}`);
    return true;
  } catch {
    return false;
  }
};

/** The language that the address asks for, where the brand has it. */
const asked = (): string | undefined => languageIn(readParameters(location.search).lang, languages);

const goneBackTo = (): void => {
  const latest = readLatestLanguage();
  if (!latest || latest === (asked() ?? defaultLanguage) || isTyped() || !putInAddress(latest)) return;
  document.documentElement.hidden = true;
  location.reload();
};

/**
 * Keeps the tab in one language: notes which one the page was asked for in, and a page that the borrower goes back or
 * forward to is opened anew in the latest, unless something is typed there.
 */
export const followLanguage = (): void => {
  const lang = asked();
  if (performance.navigation?.type === GONE_BACK) goneBackTo();
  else if (lang) tabStorage.write('lang', lang);
  // A page restored from the back-forward cache is still in the language that it was left in.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) goneBackTo();
  });
};
