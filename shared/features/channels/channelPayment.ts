import { atom } from 'nanostores';
import { generatePayCode } from '../../api/endpoints/generatePayCode.ts';
import type { Outcome } from '../../api/outcome.ts';
import type { Key } from '../../api/parse.ts';
import { reporting } from '../../brand/current.ts';
import type { Amount } from '../../domain/money.ts';
import type { Words } from '../../i18n/messages.ts';
import { inQuotes } from '../../lib/texts.ts';
import type { Env } from '../../platform/env.ts';
import { commonText } from '../../ui/messages.ts';
import { isBarred } from '../codes/channelProfiles.ts';
import type { Failure } from '../core/failure.tsx';
import { follow, LEAVING_MS } from '../core/links.ts';
import { channelSheetText as text } from './messages.ts';

/** The state of the list of channels while it is open. `asking` and `leaving` are locked. */
export interface OpenStep {
  readonly kind: 'choosing' | 'asking' | 'leaving';
  /** The number of the channel chosen; none at first. */
  readonly chosen: Key | undefined;
  /** Why the last try failed; kept until the next try, or until another channel is selected. */
  readonly note?: Words | undefined;
  /** What the service said to it, in quotation marks, where nobody knows what came of it. */
  readonly said?: string;
  /** The outcome of that try, from which a borrower who is signed out gets to the login. */
  readonly failure?: Failure | undefined;
}

export type ChannelPayment = ReturnType<typeof channelPayment>;

/** The amount to be paid now, according to the order; undefined while that is not certain. Read when a code is about to be asked for. */
export type Due = () => { readonly amount: Amount; readonly isRollover: boolean } | undefined;

/**
 * Pays the amount of `due` at a channel: the borrower selects one and is sent to its page. `refresh` reads the order again and resolves to whether
 * its data are fresh; `onOpened` runs when the page of the channel was opened.
 */
export const channelPayment = (
  env: Env,
  due: Due,
  refresh: () => Promise<boolean>,
  onOpened: (channelNumber: Key | undefined) => void,
) => {
  const $step = atom<{ readonly kind: 'closed' } | OpenStep>({ kind: 'closed' });
  let stopWaiting = () => {};
  const chosen = () => {
    const step = $step.get();
    return 'chosen' in step ? step.chosen : undefined;
  };
  const back = (note?: Words, failure?: Failure) => $step.set({ kind: 'choosing', chosen: chosen(), note, failure });

  const leave = (payUrl: string): void => {
    $step.set({ kind: 'leaving', chosen: chosen() });
    let note: Words | undefined;
    const toast: Env['toast'] = (why) => {
      note = why;
    };
    const followed = follow({ ...env, toast }, payUrl);
    if (followed !== 'refused') onOpened(chosen());
    if (followed !== 'leaving') back(note);
    else {
      stopWaiting();
      stopWaiting = env.clock.after(LEAVING_MS, () => $step.get().kind === 'leaving' && back());
    }
  };

  const settle = (outcome: Outcome<{ readonly payUrl: string }>): void => {
    if (outcome.kind === 'ok') {
      leave(outcome.data.payUrl);
      return;
    }
    const isUnclear = outcome.kind === 'unknown' && !outcome.isUnsent;
    if (isUnclear)
      $step.set({ kind: 'choosing', chosen: chosen(), note: text.unknown, said: inQuotes(outcome.quoted) });
    else back(outcome.message || commonText.failed, { env, outcome });
    // The order may have changed, or there may be a code already: until it has been read again, `due` is undefined, and nothing is requested.
    if (isUnclear || outcome.kind === 'refused') refresh();
  };

  const pay = async (): Promise<void> => {
    const step = $step.get();
    if (step.kind !== 'choosing') return;
    const now = due();
    if (!now) return;
    // The amount due may have changed since the channel was selected.
    if (step.chosen === undefined || isBarred(step.chosen, now.amount)) return env.toast(commonText.pickChannel);
    $step.set({ kind: 'asking', chosen: step.chosen });
    const { productId, orderId } = env.page.session;
    const wish = { productId, orderId, channelNumber: step.chosen, ...now };
    settle(await env.call(generatePayCode, wish, { needsConnection: true }));
  };

  const close = (): void => {
    if ($step.get().kind === 'choosing') $step.set({ kind: 'closed' });
  };

  env.onReturn((how) => {
    // The page was restored from the back-forward cache: the navigation for which it left is over.
    if (how === 'revived' && $step.get().kind === 'leaving') $step.set({ kind: 'closed' });
  });

  return {
    $step,
    show: (): void => {
      if ($step.get().kind === 'closed') $step.set({ kind: 'choosing', chosen: undefined });
    },
    close,
    choose: (channelNumber: Key): void => {
      if ($step.get().kind === 'choosing') {
        $step.set({ kind: 'choosing', chosen: channelNumber });
        if (reporting) env.report?.('onStep', 'channel', 'chosen');
      }
    },
    pay,
  };
};
