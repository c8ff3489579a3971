import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { ComponentType } from 'react';
import type { Refused } from '../../api/outcome.ts';
import type { Env } from '../../platform/env.ts';
import type { PaymentWatch } from './paymentWatch.ts';

/** The components that load after a page on which something is paid; each is set once the outcome of the payment calls for it. */
export interface PaymentParts {
  /** The components are still loading, and the tab knows of a payment: anything that could be paid again is hidden meanwhile. */
  readonly isAwaited?: boolean;
  /** The payment has arrived: replaces the amount to be paid. */
  readonly Arrived?: ComponentType;
  /** Nothing is left to pay on this page: the order is settled, or its due date has moved. */
  readonly isOver?: boolean;
  /** Above the amount to be paid: what the borrower has to know first. */
  readonly Before?: ComponentType;
  /** Replaces an existing code that must not be paid, and says why. */
  readonly Instead?: ComponentType;
  /** Next to a code: its barcode. */
  readonly Picture?: ComponentType;
  /** The payment has not arrived: below the amount to be paid. */
  readonly Waiting?: ComponentType;
  /** In place of `Waiting` while the data on screen are not fresh: the current state of the order is unknown. */
  readonly Unchecked?: ComponentType;
  /** The same if only a code was seen: a page that starts with the amount due shows it there, in place of `Waiting`. */
  readonly Opened?: ComponentType;
}

/** Creates the watch in a chunk that loads after the document, and shows its findings in `$parts`. */
export type OpenWatch<PageEnv extends Env = Env> = (env: PageEnv, $parts: WritableAtom<PaymentParts>) => PaymentWatch;

/** A watch that is loaded when it is first used. */
export interface LatePayment {
  readonly $parts: ReadableAtom<PaymentParts>;
  /**
   * Runs with the watch once it has loaded. If it does not load nothing is reported: the next use tries again. If something `mayBePaid` already,
   * anything that could be paid again is hidden until the watch has loaded for the first time: the borrower reads both together, and nothing moves
   * under their finger. @returns the result of `run`; undefined if it did not run.
   */
  use<Result>(
    run: (watch: PaymentWatch) => Result | Promise<Result>,
    mayBePaid?: boolean,
  ): Promise<Result | undefined> | undefined;
}

// A chunk that does not load must not prevent a payment.
const AWAITED_MS = 3000;

/** The watch of a page, which `load` imports. Without `load` (a page in a test) nothing is watched. */
export const latePayment = <PageEnv extends Env>(
  env: PageEnv,
  load?: (() => Promise<OpenWatch<PageEnv>>) | undefined,
): LatePayment => {
  const none: PaymentParts = {};
  const $parts = atom(none);
  let watch: Promise<PaymentWatch> | undefined;
  const goOn = (): void => {
    if ($parts.get().isAwaited) $parts.set({});
  };
  return {
    $parts,
    use: (run, mayBePaid) => {
      // Only once the page is opened, because it reads data of the whole phone.
      watch ??=
        load &&
        Promise.resolve(env.opened)
          .then(load)
          .then((open) => open(env, $parts));
      const done = watch?.then(run, () => {
        watch = undefined;
        return undefined;
      });
      if (done && mayBePaid && $parts.get() === none) {
        $parts.set({ isAwaited: true });
        done.then(goOn);
        env.clock.after(AWAITED_MS, goOn);
      }
      return done;
    },
  };
};

/**
 * Interprets a refusal, which may mean that the payment has arrived: the order shows that. If this tab knows of a payment, the page waits for that
 * check, because a refusal that the payment explains is not shown beside the confirmation.
 */
export const explainedByPayment = async (
  { store }: Env,
  late: LatePayment,
  refused: Refused,
  isRollover: boolean,
): Promise<Refused> => {
  const isPaid = late.use((watch) => watch.explains(isRollover));
  return store.read('payment') && (await isPaid) ? { ...refused, message: '' } : refused;
};
