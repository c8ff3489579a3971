import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { ComponentType } from 'react';
import type { Env } from '../../platform/env.ts';
import type { PaymentWatch } from './paymentWatch.ts';

/** What follows the document of a page where something is paid: what has become of the payment, once that is known. */
export interface PaymentParts {
  /** The payment has arrived: in the place of what is to be paid. */
  readonly Arrived?: ComponentType;
  /** And what the page had to offer is over with it: the order is settled, or its date has moved. */
  readonly isOver?: boolean;
  /** It has not: below that. */
  readonly Waiting?: ComponentType;
}

/** Makes the watch in a part of the script that follows the document, and shows what it sees in `$parts`. */
export type OpenWatch = (env: Env, $parts: WritableAtom<PaymentParts>) => PaymentWatch;

/** A watch that is loaded when it is first used. */
export interface LatePayment {
  readonly $parts: ReadableAtom<PaymentParts>;
  /** Runs with the watch once it is there. Where it does not come nothing is said: the next use tries again. */
  use(run: (watch: PaymentWatch) => void): void;
}

/** The watch of a page, which `load` imports. Without one (a page in a test) nothing is watched. */
export const latePayment = (env: Env, load?: () => Promise<OpenWatch>): LatePayment => {
  const $parts = atom<PaymentParts>({});
  let watch: Promise<PaymentWatch> | undefined;
  return {
    $parts,
    use: (run) => {
      watch ??= load?.().then((open) => open(env, $parts));
      watch?.then(run, () => {
        watch = undefined;
      });
    },
  };
};
