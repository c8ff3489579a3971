import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { ComponentType } from 'react';
import { unknown } from '../../shared/api/client.ts';
import { type RepaymentWays, readRepaymentWays } from '../../shared/api/endpoints/readRepaymentWays.ts';
import type { Outcome } from '../../shared/api/outcome.ts';
import type { Key } from '../../shared/api/parse.ts';
import type { ScreenModel } from '../../shared/app/start.tsx';
import { isPayable, plainAmount } from '../../shared/domain/money.ts';
import { createQuery, type Query } from '../../shared/features/core/createQuery.ts';
import { submissionKey } from '../../shared/features/core/submissionKey.ts';
import type { Words } from '../../shared/i18n/messages.ts';
import type { InPageRoutes } from '../../shared/navigation/inPageRoute.ts';
import { type PaymentParts, type PaymentsEnv, waysBegun } from '../../shared/payments/orderPayments.ts';
import type { Later } from '../../shared/platform/loadLater.ts';
import { SHORT_TOAST_MS } from '../../shared/platform/toasts.ts';
import { type PageParameters, toQuery } from '../../shared/session/parameters.ts';
import { commonText } from '../../shared/ui/messages.ts';
import { isDue } from './amountCheck.ts';
import { readKeptCode } from './cardCode.ts';
import { payingText as text } from './messages.ts';
import { OWN_DOCUMENTS } from './ownDocuments.ts';

/** What the page's address says about the order that is paid here. */
interface DueOrder {
  /** The amount in the address: whole cents, or a formatted text; undefined if there is none. */
  readonly amount: string | undefined;
  /** The in-page route of the order. */
  readonly orderRoute: string;
}

// Anybody can write an address, so only cents, or an amount as money is written, with its currency before or after it, are shown: no telephone number.
const NUMBERS = [
  '\\d{1,30}([.,]\\d\\d)?',
  '[1-9]\\d{0,2}(\\.\\d{3})+(,\\d\\d)?',
  '([1-9]\\d{0,2}(,\\d{3})+|[1-9]\\d?(,\\d\\d)+,\\d{3})(\\.\\d\\d)?',
  "[1-9]\\d{0,2}([ \\xa0\\u202f'’]\\d{3})+([.,]\\d\\d)?",
];
const AMOUNT = new RegExp(`^((P|Php|R[ps]\\.?|[A-Z]{3}|[$£¥₠-₿]) ?)?(${NUMBERS.join('|')})( ?([A-Z]{3}|[$£¥₠-₿]))?$`);

/** Reads the order that is paid here from the page's address. */
const dueOrder = ({ session }: PageParameters): DueOrder => {
  const { orderId, productId, withholdingAmount = '' } = session;
  const amount = plainAmount(withholdingAmount);
  return {
    amount: AMOUNT.test(amount) && isPayable(amount) ? withholdingAmount : undefined,
    orderRoute: `borrowDetail?${toQuery({ productId, orderId })}`,
  };
};

// The route to which the bank form returns.
const BOUND = 'bound';

/** The screens in this document, by their in-page routes; an unknown route is the list. */
export type RouteName = 'list' | 'alipayrepayment';

/** The current screen. `isMoved`: the borrower went there within the page, so the focus has to follow. */
export interface RouteView {
  readonly name: RouteName;
  readonly isMoved: boolean;
}

/** The rest of the page: the screen that can pay. */
export interface RepaymentMethodParts extends PaymentParts {
  readonly Paying: ComponentType<{ readonly page: RepaymentMethodModel }>;
}

/** The platform of this page. */
export interface RepaymentMethodEnv extends PaymentsEnv {
  readonly later: Later<RepaymentMethodParts>;
  readonly routes: InPageRoutes;
  /** Whether this phone may hold a record of a request; see `shared/platform/storage/browserStores.ts`. */
  hasSubmissionRecord(key: string): boolean;
}

/** The repayment method page: the ways to pay an order. */
export interface RepaymentMethodModel extends ScreenModel {
  readonly env: RepaymentMethodEnv;
  readonly ways: Query<RepaymentWays>;
  /** The latest request for them. */
  readonly $asked: ReadableAtom<Promise<Outcome<RepaymentWays>> | undefined>;
  readonly $route: WritableAtom<RouteView>;
  /** The id of the selected card; none at first. */
  readonly $chosen: WritableAtom<Key | undefined>;
  readonly due: DueOrder;
  /**
   * Whether the ways may be shown before the page can pay, or, before they are read, why they are not: nothing that was begun, and no question about
   * the amount, has to stand in front of them.
   */
  mayShow(ways: RepaymentWays | undefined): boolean;
  choose(cardId: Key): void;
  bindCard(): void;
}

/** The service's words, which are strings; the app's own messages are objects, for which this is empty. */
const ofService = (words: Words | undefined): string => (typeof words === 'string' ? words : '');

/** The model of `/repaymentMethod`. */
export const createRepaymentMethod = (env: RepaymentMethodEnv): RepaymentMethodModel => {
  const { routes } = env;
  const { orderId = '' } = env.page.session;
  const due = dueOrder(env.page);
  const $asked = atom<Promise<Outcome<RepaymentWays>> | undefined>();
  const $route = atom<RouteView>({ name: 'list', isMoved: false });
  const $chosen = atom<Key | undefined>();
  let isBegun = false;

  const ask = async (): Promise<Outcome<RepaymentWays>> => {
    if (!orderId) return unknown('incomplete');
    const answer = env.call(readRepaymentWays, { orderId });
    $asked.set(answer);
    const outcome = await answer;
    // The toast that the specification requires for a failure of the network, the same in every language; the screen explains it.
    if (outcome.kind === 'unknown' && /offline|timeout/.test(outcome.reason)) env.toast('error');
    return outcome.kind === 'refused' ? { ...outcome, message: outcome.message || text.queryFailed } : outcome;
  };
  // Only the service's words: the app's own are shown in place of the ways to pay.
  const toast: typeof env.toast = (words, durationMs) => env.toast(ofService(words), durationMs);
  const ways = createQuery({ ...env, toast }, ask);

  // If there are several cards, it is unknown which one is new.
  const chooseBound = (): void => {
    const view = ways.$view.get();
    const [only, ...others] = view.kind === 'ready' && view.status === 'fresh' ? view.data.cards : [];
    if (only && !others.length && !$chosen.get()) $chosen.set(only.id);
  };

  const enter = (isMoved: boolean): void => {
    const { name, query } = routes.current();
    if (OWN_DOCUMENTS.test(`#/${name}`)) {
      routes.redirect();
      // The route has changed before that document has loaded.
      routes.onChange(() => env.navigator.reload());
      return;
    }
    $route.set({ name: name === 'alipayrepayment' ? name : 'list', isMoved });
    const read = ways.refresh();
    if (query !== BOUND) return;
    env.toast(commonText.accountSaved, SHORT_TOAST_MS);
    void read.then(chooseBound);
  };

  return {
    env,
    ways,
    $asked,
    $route,
    $chosen,
    due,
    mayShow: (read) => {
      if (isBegun) return false;
      if (!read) return true;
      const { dueCents } = read.facts;
      return (
        $route.get().name === 'list' &&
        (dueCents === undefined || due.amount === undefined || isDue(due.amount, dueCents))
      );
    },
    choose: (cardId) => $chosen.set(cardId),
    bindCard: () => routes.go('addnormalcard'),
    open: () => {
      routes.onChange(() => enter(true));
      isBegun =
        waysBegun(env).length > 0 ||
        env.hasSubmissionRecord(submissionKey('repay', env.page)) ||
        !!readKeptCode(env.store);
      enter(false);
      if (isBegun) env.later.load();
    },
  };
};
