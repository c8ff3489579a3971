/**
 * What the head of a document does before the page's own script has arrived: it sends the page's first call, fetches the
 * texts of another language where the address asks for one, and takes the session out of the address.
 *
 * The build compiles this file once a page, with the page's plan written in, and puts it in the document.
 */
import { requestTo } from '#adapter/request';
import { callKey, type EarlyWindow } from '../api/earlyCall.ts';
import type { CallRoute } from '../api/endpoint.ts';
import { defaultLanguage } from '../brand/current.ts';
import { borrowerOf, readKept } from '../navigation/keptSession.ts';
import { pageSearch } from '../navigation/pageSearch.ts';
import { isOfAnotherBorrower } from '../platform/storage/anotherBorrower.ts';
import { isKeptInTab } from '../platform/storage/browserStores.ts';
import { keepErrors } from '../reporting/keepErrors.ts';
import type { ReportWindow } from '../reporting/queue.ts';
import { reportTo } from '../reporting/settings.ts';
import { type PageParameters, readParameters, type SessionName } from '../session/parameters.ts';
import type { BorrowerWindow } from './belongsToAnotherBorrower.ts';
import type { AddressParameters } from './pageConfig.ts';

/** The page's first call, as the build has it from the call's own definition. */
interface EarlyCallPlan {
  readonly route: CallRoute;
  /** What it carries: names of the call, each with the parameter of the address whose value it has. */
  readonly fields: readonly (readonly [field: string, parameter: keyof AddressParameters])[];
}

declare const __EARLY__: EarlyCallPlan | null;
declare const __API_BASE__: string;
/** Whether the page's script sends its call itself where the store holds repayment info. */
declare const __UNLESS_STORED__: boolean;
/** The parameter without which there is nothing to ask for. */
declare const __NEEDS__: keyof AddressParameters | null;
/** Whether the in-page route may name another order than the session does. */
declare const __IS_ROUTED__: boolean;
/** The page's other languages, and how the address of the file of each begins. */
declare const __OTHER_LANGUAGES__: readonly string[];
declare const __LANGUAGE_FILES__: string;
/** By which parameter the lender's own app is known, and how its values look there. */
declare const __APP_PARAMETER__: SessionName | null;
declare const __APP_VALUES__: RegExp;
/** The page's folder. */
declare const __SCREEN__: string;

interface HeadWindow extends EarlyWindow, BorrowerWindow, ReportWindow {
  loanAppBack?: () => boolean;
  loanLanguage?: { readonly name: string; readonly file: Promise<unknown> };
}

const host = window as unknown as HeadWindow;

// First of all, so that an error in the rest of this file is kept too.
if (reportTo) keepErrors(host, __SCREEN__, reportTo.endpoint);

// The app asks on every page whether the page handles 'back' itself. A page with a dialog for it says so in its place.
host.loanAppBack = () => false;

// With repayment info in the tab, the script decides: it has to read first whose data they are and which call they came from. A
// rollover's code (`isDelay=1`) comes from another call. Borrowers who come by a link in a message mostly have none, and wait for this call.
const mayAsk = ({ session }: PageParameters): boolean =>
  !!session.productId && !!session.orderId && !/isDelay=1/.test(search) && !isKeptInTab('repaymentInfo');

// The in-page route names another order or product than the session: then the script sends the call, for that one.
const isElsewhere = ({ session }: PageParameters): boolean => {
  const named = new URLSearchParams(location.hash.split('?')[1]);
  return (['orderId', 'productId', 'product_id'] as const).some(
    (name) => named.get(name) && named.get(name) !== session[name],
  );
};

const sendFirstCall = ({ route, fields: parameters }: EarlyCallPlan, page: PageParameters): void => {
  const query = new URLSearchParams(search);
  const fields: { [name: string]: string | undefined } = {};
  // Of the session both spellings of the product are known; other parameters stand in the address alone.
  for (const [name, parameter] of parameters) {
    fields[name] = page.session[parameter as SessionName] || query.get(parameter) || undefined;
    if (__NEEDS__ && parameter === __NEEDS__ && !fields[name]) return;
  }
  const { url, ...init } = requestTo(route, fields, page, __API_BASE__ + route.path);
  const response = fetch(url, init as RequestInit);
  // The script handles a failure later; this handler only prevents an unhandled rejection until then.
  response.catch(() => {});
  host.loanEarly = { key: callKey(route, fields, page), response };
};

const fetchLanguage = (name: string): void => {
  const file = fetch(`${__LANGUAGE_FILES__}${name}.json`).then((answer) => answer.json());
  file.catch(() => {});
  host.loanLanguage = { name, file };
};

// Checked before `pageSearch` runs, because that stores a new session from the address.
const isOfAnother = isOfAnotherBorrower(readKept);
host.loanOfAnother = isOfAnother;
// An address that names a borrower says all by itself: it keeps the session until the call has gone, for to change it takes time.
const search = __EARLY__ && borrowerOf(readParameters(location.search).session) ? location.search : pageSearch();
const asked = readParameters(search);
const lang = __OTHER_LANGUAGES__.find((name) => name === asked.lang);
const page = { ...asked, lang: lang || defaultLanguage };
// One constant per condition, so that the build removes the conditions that a page does not have.
if (__EARLY__ && !isOfAnother && !(__UNLESS_STORED__ && !mayAsk(page)) && !(__IS_ROUTED__ && isElsewhere(page)))
  sendFirstCall(__EARLY__, page);
if (__APP_PARAMETER__ && __APP_VALUES__.test(page.session[__APP_PARAMETER__] || ''))
  document.documentElement.dataset['app'] = '';
if (lang) fetchLanguage(lang);
// The call has not told of the address: no request names the page that it comes from.
if (__EARLY__) pageSearch();
