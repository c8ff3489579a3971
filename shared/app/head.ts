/**
 * The script in the head of a document. Before the page's own script has arrived, it sends the page's first call, fetches the texts of
 * another language if the address asks for one, and removes the session from the address.
 *
 * The build compiles this file once per page, with the page's values in place of the constants below, and inlines it in the document.
 */
import { requestTo } from '#adapter';
import { makeController } from '../api/client.ts';
import { callKey, type EarlyWindow } from '../api/earlyCall.ts';
import type { CallRoute } from '../api/endpoint.ts';
import { defaultLanguage, reporting } from '../brand/current.ts';
import type { LanguageWindow } from '../i18n/messages.ts';
import { borrowerOf, pageSearch, readStoredSession } from '../navigation/navigator.ts';
import { hasRepaymentInfo, isOfAnotherBorrower } from '../platform/storage/browserStores.ts';
import type { ReportWindow } from '../reporting/queue.ts';
import { queueErrors } from '../reporting/queueErrors.ts';
import { languageIn, mended, type PageParameters, readParameters, type SessionName } from '../session/parameters.ts';
import type { BorrowerWindow } from './claimTab.ts';
import type { AddressParameters } from './pageConfig.ts';

/** The page's first call. The build makes it from the definition of the call. */
interface EarlyCallPlan {
  readonly route: CallRoute;
  /** The fields of its payload, each with the parameter of the address that holds its value. */
  readonly fields: readonly (readonly [field: string, parameter: keyof AddressParameters])[];
}

declare const __EARLY__: EarlyCallPlan | null;
declare const __API_BASE__: string;
/** Whether the page's script sends the call itself if the tab's storage holds repayment info. */
declare const __UNLESS_STORED__: boolean;
/** The parameter without which the call is not sent. */
declare const __NEEDS__: keyof AddressParameters | null;
/** Whether the in-page route may name another order than the session does. */
declare const __IS_ROUTED__: boolean;
/** The in-page routes without the call. */
declare const __UNLESS_ROUTE__: RegExp | null;
/** The page's languages besides the default one, and the beginning of the address of each one's file. */
declare const __OTHER_LANGUAGES__: readonly string[];
declare const __LANGUAGE_FILES__: string;
/** The parameter that tells whether the page runs in the lender's own app, and the pattern of its values there. */
declare const __APP_PARAMETER__: SessionName | null;
declare const __APP_VALUES__: RegExp;
/** The page's folder. */
declare const __SCREEN__: string;

interface HeadWindow extends EarlyWindow, BorrowerWindow, LanguageWindow, ReportWindow {
  loanAppBack?: () => boolean;
}

const host = window as unknown as HeadWindow;

// First of all, so that an error in the rest of this file is kept too.
if (reporting) queueErrors(host, __SCREEN__, reporting.endpoint);

// The app asks every page whether it handles 'back' itself. A page with a dialog for it replaces this function.
host.loanAppBack = () => false;

// If the tab holds repayment info, the page's script decides: it has to read first whose data they are and which call they came from. A
// rollover's code (`isDelay=1`) comes from another call. Borrowers who open a link in a message mostly have no such data, and wait for this call.
const mayAsk = ({ session }: PageParameters): boolean =>
  !!(session.productId && session.orderId) && !/isDelay=1/.test(search) && !hasRepaymentInfo();

// If the in-page route names another order or product than the session, the page's script sends the call for that one.
const isElsewhere = ({ session }: PageParameters): boolean => {
  const named = new URLSearchParams(mended(location.hash.split('?')[1] ?? ''));
  return (['orderId', 'productId', 'product_id'] as const).some(
    (name) => named.get(name) && named.get(name) !== session[name],
  );
};

const sendFirstCall = ({ route, fields: parameters }: EarlyCallPlan, page: PageParameters): void => {
  const fields: { [name: string]: string | undefined } = {};
  // The session has both spellings of the product; the other parameters are in the address only.
  for (const [name, parameter] of parameters) {
    fields[name] = page.session[parameter as SessionName] || query.get(parameter) || undefined;
    if (__NEEDS__ && parameter === __NEEDS__ && !fields[name]) return;
  }
  const { url, ...init } = requestTo(route, fields, page, __API_BASE__ + route.path);
  const controller = makeController();
  const response = fetch(url, { ...init, signal: controller.signal } as RequestInit);
  // The script handles a failure later; this handler only prevents an unhandled rejection until then.
  response.catch(() => {});
  host.loanEarly = { key: callKey(route, fields, page), response, controller };
};

const fetchLanguage = (name: string): void => {
  const file = fetch(`${__LANGUAGE_FILES__}${name}.json`).then((answer) => answer.json());
  file.catch(() => {});
  host.loanLanguage = { name, file };
};

// Checked before `pageSearch` runs, because that stores the session of a new address.
const isOfAnother = isOfAnotherBorrower(readStoredSession);
host.loanOfAnother = isOfAnother;
// An address that names a borrower holds everything the call needs: it is changed only after the call was sent, because changing it takes time.
const search =
  __EARLY__ && borrowerOf(readParameters(location.search).session) ? mended(location.search) : pageSearch();
const query = new URLSearchParams(search);
const lang = languageIn(query.get('lang'), __OTHER_LANGUAGES__);
// One constant per condition, so that the build removes the conditions that a page does not have.
if (__EARLY__ && !isOfAnother && (__UNLESS_ROUTE__ === null || !__UNLESS_ROUTE__.test(location.hash))) {
  const page = { ...readParameters(search), lang: lang || defaultLanguage };
  if (!(__UNLESS_STORED__ && !mayAsk(page)) && !(__IS_ROUTED__ && isElsewhere(page))) sendFirstCall(__EARLY__, page);
}
if (__APP_PARAMETER__ && __APP_VALUES__.test(query.get(__APP_PARAMETER__) || ''))
  document.documentElement.dataset['app'] = '';
if (lang) fetchLanguage(lang);
// That the call was sent with the session still in the address reveals nothing: the pages' requests carry no referrer.
if (__EARLY__) pageSearch();
