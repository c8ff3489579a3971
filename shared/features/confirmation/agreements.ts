import { atom, type ReadableAtom } from 'nanostores';
import { unknown } from '../../api/client.ts';
import type { Endpoint } from '../../api/endpoint.ts';
import type { Agreement, AgreementKey } from '../../api/endpoints/agreements.ts';
import { listAgreements } from '../../api/endpoints/listAgreements.ts';
import { openAgreement } from '../../api/endpoints/openAgreement.ts';
import type { OrderKey } from '../../api/endpoints/orderKey.ts';
import type { Link } from '../../api/fields.ts';
import { wordsOfFailure } from '../../api/outcome.ts';
import type { Words } from '../../i18n/messages.ts';
import type { Env } from '../../platform/env.ts';
import { commonText } from '../../ui/messages.ts';

import { createQuery, type Query } from '../core/createQuery.ts';
import type { Failure } from '../core/failure.tsx';
import { type Followed, follow } from '../core/links.ts';
import { coreText } from '../core/messages.ts';

/** Why a contract could not be opened; kept until the borrower opens one again. */
export interface UnopenedAgreement {
  readonly position: string;
  readonly message: Words | undefined;
  /** The failed outcome, for the login prompt. */
  readonly failure?: Failure;
}

/** The contracts of a loan: the list, and opening one. */
export interface Agreements extends Query<readonly Agreement[]> {
  /** The position of the contract that is being opened. */
  readonly $opening: ReadableAtom<string | undefined>;
  readonly $unopened: ReadableAtom<UnopenedAgreement | undefined>;
  read(agreement: Agreement): Promise<void>;
}

/** The calls for contracts, and how the page opens an address from a response. */
export interface AgreementCalls {
  readonly listAgreements: Endpoint<Pick<OrderKey, 'productId'>, readonly Agreement[]>;
  readonly openAgreement: Endpoint<AgreementKey, Link>;
  /** `say` receives the reason if the address is not opened; by default it is shown as a toast. */
  readonly follow: (url: string, how?: 'replace', say?: Env['toast']) => Followed;
}

// If the page is still there after this time, the navigation did not happen, or the borrower has come back.
const LEAVING_MS = 3000;

/** The contracts of the loan in the page's address. One contract is opened at a time, so a double tap sends one call. */
export const agreements = (env: Env, calls: AgreementCalls): Agreements => {
  const { productId, orderId } = env.page.session;
  const $opening = atom<string | undefined>();
  const $unopened = atom<UnopenedAgreement | undefined>();
  const list = createQuery(env, async () =>
    productId ? env.call(calls.listAgreements, { productId }) : unknown('incomplete'),
  );

  const stay = (): void => $opening.set(undefined);

  return {
    ...list,
    $opening,
    $unopened,
    read: async ({ position }) => {
      if ($opening.get() !== undefined) return;
      $unopened.set(undefined);
      const say = (message?: Words) => $unopened.set({ position, message });
      // A number that JSON has changed could be the one of another contract.
      if (!position) return say(coreText.linkRefused);
      $opening.set(position);
      const outcome = await env.call(calls.openAgreement, { productId, orderId, position });
      if (outcome.kind !== 'ok') {
        $unopened.set({
          position,
          message: wordsOfFailure(outcome) || commonText.notOpened,
          failure: { env, outcome },
        });
      } else if (calls.follow(outcome.data.url, undefined, say) === 'leaving')
        return void env.clock.after(LEAVING_MS, stay);
      stay();
    },
  };
};

/** The same over the calls of version 3. */
export const orderAgreements = (env: Env): Agreements =>
  agreements(env, {
    listAgreements,
    openAgreement,
    follow: (url, how, toast = env.toast) => follow({ ...env, toast }, url, how),
  });
