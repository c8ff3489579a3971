import { atom, type ReadableAtom } from 'nanostores';
import { openProduct } from '../../shared/api/endpoints/openProduct.ts';
import type { Product } from '../../shared/api/endpoints/products.ts';
import { type FailedLogin, readFailedLogin } from '../../shared/api/endpoints/readFailedLogin.ts';
import { type Outcome, wordsOfFailure } from '../../shared/api/outcome.ts';
import { parseMessage } from '../../shared/api/parse.ts';
import type { ScreenModel } from '../../shared/app/start.tsx';
import { goHome } from '../../shared/features/core/appActions.ts';
import { createQuery, type Query, type QueryState } from '../../shared/features/core/createQuery.ts';
import { followLegacyLink } from '../../shared/features/core/legacyLinks.ts';
import { LEAVING_MS } from '../../shared/features/core/links.ts';
import { sendToApp } from '../../shared/features/core/sendToApp.ts';
import { type Words, withValues } from '../../shared/i18n/messages.ts';
import { addressOf } from '../../shared/navigation/screens.ts';
import type { Env } from '../../shared/platform/env.ts';
import { commonText } from '../../shared/ui/messages.ts';
import { text } from './messages.ts';
import { plainMessage } from './plainMessage.ts';

/**
 * Why a login failed: in the words of the service, or else of the address, `addressMessage`. That text is shown only once the service has answered for the page's
 * session, and in quotation marks, because anybody can have written it. Otherwise our own text, once the page stops waiting.
 */
export const reasonOf = (
  view: QueryState<FailedLogin>,
  addressMessage: string,
  isWaiting = view.kind === 'loading',
): Words => {
  if (view.kind !== 'ready') return isWaiting ? '' : text.noMessage;
  return view.data.message || (addressMessage ? withValues(text.partner, { message: addressMessage }) : text.noMessage);
};

/** Why a product could not be opened, until one is opened again. */
export interface UnopenedProduct {
  readonly product: Product;
  readonly message: Words | undefined;
}

/** A failed joint login: its reason, as far as it is known, and other products. */
export interface FailedLoginModel extends ScreenModel {
  readonly $view: Query<FailedLogin>['$view'];
  /** The product that is being opened. */
  readonly $opening: ReadableAtom<Product | undefined>;
  readonly $unopened: ReadableAtom<UnopenedProduct | undefined>;
  /** The reason given in the address, without quotation marks; empty if it may not be shown. */
  readonly addressMessage: string;
  /** Whether the address names a product, for which others are recommended; true until the address has been read. */
  readonly $isNamed: ReadableAtom<boolean>;
  readonly serviceAddress: string;
  readonly env: Env;
  refresh(): void;
  /** Reads the address of a product and opens it. One at a time. */
  openProduct(product: Product): Promise<void>;
  goHome(): void;
}

/** The model of `/error`. */
export const createFailedLogin = (env: Env): FailedLoginModel => {
  const { productId } = env.page.session;
  const $opening = atom<Product | undefined>();
  const $unopened = atom<UnopenedProduct | undefined>();
  const read = createQuery(env, () => env.call(readFailedLogin, { productId }));
  // Only once the page is open: the first view is the same for every address.
  const $isNamed = atom(true);
  let stopWaiting = () => {};

  const stay = (): void => {
    stopWaiting();
    $opening.set(undefined);
  };

  const settle = (outcome: Outcome<{ readonly url: string }>, say: Env['toast']): void => {
    if (outcome.kind === 'ok' && followLegacyLink({ ...env, toast: say }, outcome.data.url) === 'leaving') {
      stopWaiting = env.clock.after(LEAVING_MS, stay);
      return;
    }
    stay();
    if (outcome.kind !== 'ok') say(wordsOfFailure(outcome) || commonText.notOpened);
  };

  env.onReturn((how) => how === 'revived' && stay());

  return {
    $view: read.$view,
    $opening,
    $unopened,
    $isNamed,
    // Filtered, because anybody can have written it. A quotation mark in it would end the quotation in which it is shown.
    addressMessage: plainMessage(parseMessage(new URLSearchParams(env.navigator.search).get('message'))).replace(
      /["“”„«»「」]/g,
      "'",
    ),
    serviceAddress: addressOf(env.page, 'customerService'),
    env,
    open: () => {
      if (productId) read.refresh();
      else $isNamed.set(false);
    },
    refresh: () => void read.refresh(),
    openProduct: async (product) => {
      if (!product.isClickable || $opening.get()) return;
      const say = (message?: Words) => $unopened.set({ product, message });
      // Without an id, another product would be opened instead.
      if (!product.productId) return say(commonText.notOpened);
      $unopened.set(undefined);
      $opening.set(product);
      settle(await env.call(openProduct, { productId: product.productId }), say);
    },
    goHome: () => sendToApp(env, goHome()),
  };
};
