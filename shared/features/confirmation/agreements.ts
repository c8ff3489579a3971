import { atom, type ReadableAtom } from 'nanostores';
import type { Endpoint } from '../../api/endpoint.ts';
import type { Agreement, AgreementKey } from '../../api/endpoints/agreements.ts';
import type { Link } from '../../api/endpoints/links.ts';
import type { OrderKey } from '../../api/endpoints/orderKey.ts';
import { unknown } from '../../api/settle.ts';
import type { Env } from '../../platform/env.ts';
import { SHORT_TOAST_MS } from '../../platform/toastTimes.ts';
import { createQuery, type Query } from '../core/createQuery.ts';
import type { Followed } from '../core/followSafeLink.ts';
import { text } from './messages.ts';

/** The contracts of a loan: which there are, and reading one. */
export interface Agreements extends Query<readonly Agreement[]> {
  /** The position of the contract that is being opened. */
  readonly $opening: ReadableAtom<string | undefined>;
  read(agreement: Agreement): Promise<void>;
}

/** Where a service keeps its contracts, and how the page follows an address of an answer. */
export interface AgreementCalls {
  readonly listAgreements: Endpoint<Pick<OrderKey, 'productId'>, readonly Agreement[]>;
  readonly openAgreement: Endpoint<AgreementKey, Link>;
  readonly follow: (url: string, how?: 'replace') => Followed;
}

// A page that has not left by then stayed where it is, or the borrower has come back to it.
const LEAVING_MS = 3000;

/** The contracts of the loan that the address names. One is opened at a time, and a double tap asks once. */
export const agreements = (env: Env, { listAgreements, openAgreement, follow }: AgreementCalls): Agreements => {
  const { productId, orderId } = env.page.session;
  const $opening = atom<string | undefined>();
  const list = createQuery(env, async () =>
    productId ? env.call(listAgreements, { productId }) : unknown('incomplete'),
  );

  const stay = (): void => $opening.set(undefined);

  return {
    ...list,
    $opening,
    read: async ({ position }) => {
      if ($opening.get() !== undefined) return;
      $opening.set(position);
      const outcome = await env.call(openAgreement, { productId, orderId, position });
      if (outcome.kind !== 'ok') env.toast(outcome.message || text.notOpened, SHORT_TOAST_MS);
      else if (follow(outcome.data.url) === 'leaving') return void env.clock.after(LEAVING_MS, stay);
      stay();
    },
  };
};
