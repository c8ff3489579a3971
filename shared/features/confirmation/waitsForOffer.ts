import { computed, type ReadableAtom } from 'nanostores';
import type { ConfirmModel } from './ConfirmScreen/ConfirmModel.ts';

type WaitingModel = Pick<ConfirmModel<unknown>, '$offer'> & {
  readonly loanSubmission: Pick<ConfirmModel<unknown>['loanSubmission'], '$state'>;
  readonly back: Pick<ConfirmModel<unknown>['back'], '$asked'>;
};

/** @returns a store that tells whether the confirmation shows only that its offer is loading. */
export const waitsForOffer = ({ $offer, loanSubmission, back }: WaitingModel): ReadableAtom<boolean> =>
  computed(
    [$offer, loanSubmission.$state, back.$asked],
    (offer, { kind }, asked) => offer.kind === 'loading' && kind !== 'unconfirmed' && kind !== 'done' && !asked,
  );
