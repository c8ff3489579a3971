import { atom, type WritableAtom } from 'nanostores';
import type { ComponentType } from 'react';
import { unknown } from '../../api/client.ts';
import type { Endpoint } from '../../api/endpoint.ts';
import type { OrderKey } from '../../api/endpoints/orderKey.ts';
import { type LoanOffer, readLoanOffer } from '../../api/endpoints/readLoanOffer.ts';
import type { ScreenModel } from '../../app/start.tsx';
import type { LaterParts, PageEnv } from '../../platform/env.ts';
import { createQuery, type Query } from '../core/createQuery.ts';
import { hasLoanRecord } from '../core/submissionKey.ts';

/** An offer with the moment at which it was read, in milliseconds since the epoch. */
export interface ShownOffer<Offer> {
  readonly offer: Offer;
  readonly atMs: number;
}

/** The later part of a page that confirms a loan: the screen that takes it. */
export interface OfferParts<Offer> extends LaterParts {
  readonly Signing: ComponentType<{ readonly page: OfferPage<Offer> }>;
}

/** The platform of a page that shows the offer of a loan. */
export interface OfferEnv<Offer> extends PageEnv<OfferParts<Offer>> {
  /** Whether this phone may hold a record of a request; see `shared/platform/storage/browserStores.ts`. */
  hasSubmissionRecord(key: string): boolean;
}

/** The offer of a page that confirms a loan. */
export interface OfferPage<Offer> extends ScreenModel {
  readonly env: PageEnv<OfferParts<Offer>>;
  readonly offer: Query<Offer>;
  /** Whether the borrower has taken the loan: then a response that the offer has ended must not be shown. */
  readonly $isRequested: WritableAtom<boolean>;
  /** Whether the loan may have been requested before: then its status is shown instead of the offer. */
  mayBeRequested(): boolean;
  /** Whether the offer may be shown before the later part has loaded. */
  mayShow(offer: Offer): boolean;
}

/** The call that reads an offer, and whether something must be shown before it. */
interface OfferSource<Offer> {
  readonly readOffer: Endpoint<Pick<OrderKey, 'productId'>, Offer>;
  readonly isGated: (offer: Offer) => boolean;
}

/** The model of a page that shows the offer of a loan. */
export const offerPage = <Offer>(
  env: OfferEnv<Offer>,
  { readOffer, isGated }: OfferSource<Offer>,
): OfferPage<Offer> => {
  const { productId } = env.page.session;
  const $isRequested = atom(false);
  let isRecorded = false;
  const toast: typeof env.toast = (...args) => {
    if (!$isRequested.get()) env.toast(...args);
  };
  const offer = createQuery({ ...env, toast }, async () =>
    productId ? env.call(readOffer, { productId }) : unknown('incomplete'),
  );
  return {
    env,
    offer,
    $isRequested,
    mayBeRequested: () => isRecorded,
    mayShow: (data) => !isRecorded && !isGated(data),
    open: () => {
      isRecorded = hasLoanRecord(env.page, env.hasSubmissionRecord);
      offer.refresh();
      if (isRecorded) env.later.load();
    },
  };
};

/** The same for an offer of version 3, which may have a contract to accept first. */
export const newOfferPage = (env: OfferEnv<LoanOffer>): OfferPage<LoanOffer> =>
  offerPage(env, { readOffer: readLoanOffer, isGated: ({ agreementUrl }) => !!agreementUrl });
