import { atom, type ReadableAtom } from 'nanostores';
import type { Endpoint } from '../../api/endpoint.ts';
import type { Agreement, AgreementKey } from '../../api/endpoints/agreements.ts';
import type { Link } from '../../api/endpoints/links.ts';
import type { OrderKey } from '../../api/endpoints/orderKey.ts';
import { unknown } from '../../api/settle.ts';
import type { Words } from '../../i18n/messages.ts';
import type { Env } from '../../platform/env.ts';
import { SHORT_TOAST_MS } from '../../platform/toastTimes.ts';
import { createQuery, type Query } from '../core/createQuery.ts';
import type { Followed } from '../core/followSafeLink.ts';
import { text } from './messages.ts';

/** Why a contract could not be opened; it stays until one is opened again. */
export interface UnopenedAgreement {
  readonly position: string;
  readonly message: Words | undefined;
}

/** The contracts of a loan: which there are, and reading one. */
export interface Agreements extends Query<readonly Agreement[]> {
  /** The position of the contract that is being opened. */
  readonly $opening: ReadableAtom<string | undefined>;
  readonly $unopened: ReadableAtom<UnopenedAgreement | undefined>;
  read(agreement: Agreement): Promise<void>;
}

/** Where a service keeps its contracts, and how the page follows an address of an answer. */
export interface AgreementCalls {
  readonly listAgreements: Endpoint<Pick<OrderKey, 'productId'>, readonly Agreement[]>;
  readonly openAgreement: Endpoint<AgreementKey, Link>;
  /** `say` takes why it is not followed; without it that is a toast. */
  readonly follow: (url: string, how?: 'replace', say?: Env['toast']) => Followed;
}

// A page that has not left by then stayed where it is, or the borrower has come back to it.
const LEAVING_MS = 3000;

/** The contracts of the loan that the address names. One is opened at a time, and a double tap asks once. */
export const agreements = (env: Env, { listAgreements, openAgreement, follow }: AgreementCalls): Agreements => {
  const { productId, orderId } = env.page.session;
  const $opening = atom<string | undefined>();
  const $unopened = atom<UnopenedAgreement | undefined>();
  const list = createQuery(env, async () =>
    productId ? env.call(listAgreements, { productId }) : unknown('incomplete'),
  );

  const stay = (): void => $opening.set(undefined);

  return {
    ...list,
    $opening,
    $unopened,
    read: async ({ position }) => {
      if ($opening.get() !== undefined) return;
      $opening.set(position);
      $unopened.set(undefined);
      const say = (message?: Words) => $unopened.set({ position, message });
      const outcome = await env.call(openAgreement, { productId, orderId, position });
      if (outcome.kind !== 'ok') {
        say(outcome.message || text.notOpened);
        env.toast(outcome.message, SHORT_TOAST_MS);
      } else if (follow(outcome.data.url, undefined, say) === 'leaving') return void env.clock.after(LEAVING_MS, stay);
      stay();
    },
  };
};
