import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { ComponentType } from 'react';
import type { Refused } from '../../api/outcome.ts';
import type { Env } from '../../platform/env.ts';
import type { PaymentWatch } from './paymentWatch.ts';

/** What follows the document of a page where something is paid: what has become of the payment, once that is known. */
export interface PaymentParts {
  /** All of this is still to come, and the tab knows of a payment: what could be paid again is not shown meanwhile. */
  readonly isAwaited?: boolean;
  /** The payment has arrived: in the place of what is to be paid. */
  readonly Arrived?: ComponentType;
  /** And what the page had to offer is over with it: the order is settled, or its date has moved. */
  readonly isOver?: boolean;
  /** Above what is to be paid: what has to be known of it first. */
  readonly Before?: ComponentType;
  /** In the place of a code that there is, and that nobody should pay with: why. */
  readonly Instead?: ComponentType;
  /** Beside a code: as its channel reads it from the screen. */
  readonly Picture?: ComponentType;
  /** It has not: below that. */
  readonly Waiting?: ComponentType;
  /** In its place while what is on screen is not checked: nobody knows what the order shows by now. */
  readonly Unchecked?: ComponentType;
  /** The same where only a code was seen: a page that leads with what is due says it beside that, in the place of `Waiting`. */
  readonly Opened?: ComponentType;
}

/** Makes the watch in a part of the script that follows the document, and shows what it sees in `$parts`. */
export type OpenWatch<PageEnv extends Env = Env> = (env: PageEnv, $parts: WritableAtom<PaymentParts>) => PaymentWatch;

/** A watch that is loaded when it is first used. */
export interface LatePayment {
  readonly $parts: ReadableAtom<PaymentParts>;
  /**
   * Runs with the watch once it is there. Where it does not come nothing is said: the next use tries again. Where something
   * `mayBePaid` already, what could be paid again waits for the watch the first time: the borrower reads that with it, and
   * nothing moves under a thumb as it comes. @returns what it came to; undefined where it did not run.
   */
  use<Result>(
    run: (watch: PaymentWatch) => Result | Promise<Result>,
    mayBePaid?: boolean,
  ): Promise<Result | undefined> | undefined;
}

// A part that does not come must not keep anybody from paying.
const AWAITED_MS = 3000;

/** The watch of a page, which `load` imports. Without one (a page in a test) nothing is watched. */
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
      // Not before the page is opened: it looks at what the whole phone keeps.
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
 * What to make of a refusal, which may mean that it has been paid: the order tells. Where this tab knows of a payment its
 * page waits for that, for a refusal that the thanks explain is not said beside them.
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
