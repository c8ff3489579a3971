import { computed, type ReadableAtom } from 'nanostores';
import type { ConfirmModel } from './ConfirmScreen/ConfirmModel.ts';

type WaitingModel = Pick<ConfirmModel<unknown>, '$offer'> & {
  readonly loanSubmission: Pick<ConfirmModel<unknown>['loanSubmission'], '$state'>;
  readonly back: Pick<ConfirmModel<unknown>['back'], '$asked'>;
};

/** @returns whether the confirmation shows nothing yet but that its offer is on its way. */
export const waitsForOffer = ({ $offer, loanSubmission, back }: WaitingModel): ReadableAtom<boolean> =>
  computed(
    [$offer, loanSubmission.$state, back.$asked],
    (offer, { kind }, asked) => offer.kind === 'loading' && kind !== 'unconfirmed' && kind !== 'done' && !asked,
  );
