/**
 * What the head of a document does before the page's own script has arrived: it takes the session out of the
 * address, sends the page's first call, and fetches the texts of another language where the address asks for one.
 *
 * The build compiles this file once a page, with the page's plan written in, and puts it in the document.
 */
import { type EarlyWindow, send } from '../api/early.ts';
import { requestOf } from '../api/request.ts';
import { pageSearch } from '../navigation/pageSearch.ts';
import { tabPlace } from '../platform/storage/browserStores.ts';
import { type PageParameters, readParameters, toQuery } from '../session/parameters.ts';
import { belongsToAnotherBorrower } from './belongsToAnotherBorrower.ts';
import type { EarlyCallPlan } from './pageConfig.ts';

declare const __EARLY__: EarlyCallPlan | null;
declare const __API_BASE__: string;
/** Parameters of the address beside the session's that the first call carries, by the call's names for them. */
declare const __EARLY_OTHERS__: readonly (readonly [field: string, parameter: string])[] | null;
/** Whether the page's script sends its call itself where the store holds repayment info. */
declare const __UNLESS_STORED__: boolean;
/** The files of the page's other languages, by language. */
declare const __LANGUAGE_FILES__: readonly (readonly [language: string, path: string])[];

interface HeadWindow extends EarlyWindow {
  loanAppBack?: () => boolean;
  loanHead?: unknown;
  loanLanguage?: { readonly name: string; readonly file: Promise<unknown> };
}

const host = window as unknown as HeadWindow;

// The app asks on every page whether the page handles 'back' itself. A page with a dialog for it says so in its place.
host.loanAppBack = () => false;

// Whatever stands there, the script asks once it has read whose it is and which call it came from: a rollover's code is of
// another. Most who come by a link in a message have nothing there, and wait for this call.
const mayAsk = ({ session }: PageParameters): boolean =>
  !!session.productId && !!session.orderId && tabPlace.read('repaymentInfo') === undefined;

const sendFirstCall = (plan: EarlyCallPlan, page: PageParameters): void => {
  const fields: { [name: string]: string | undefined } = {};
  for (const name of plan.fields) fields[name] = page.session[name];
  if (__EARLY_OTHERS__) {
    const query = new URLSearchParams(search);
    for (const [name, parameter] of __EARLY_OTHERS__) fields[name] = query.get(parameter) || undefined;
  }
  const request = requestOf(plan.entry, fields, page, { base: __API_BASE__, service: '', paths: {} });
  const answer = send(fetch, request);
  // The script reads the failure later; until then it is nobody's unhandled rejection.
  answer.catch(() => {});
  host.loanEarly = { request, answer };
};

const fetchLanguage = (name: string, path: string): void => {
  const file = fetch(path).then((answer) => answer.json());
  file.catch(() => {});
  host.loanLanguage = { name, file };
};

const search = pageSearch();
const page = readParameters(search);
if (__EARLY__ && !belongsToAnotherBorrower && (!__UNLESS_STORED__ || mayAsk(page))) sendFirstCall(__EARLY__, page);
for (const [name, path] of __LANGUAGE_FILES__) if (name === page.lang) fetchLanguage(name, path);

// The page's own script takes these from here instead of holding them a second time; see headPlugin.ts.
host.loanHead = [readParameters, toQuery, pageSearch, belongsToAnotherBorrower, __EARLY__ && requestOf];
