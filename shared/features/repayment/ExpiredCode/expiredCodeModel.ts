import { atom, type ReadableAtom } from 'nanostores';
import { readCodeChannel } from '../../../api/endpoints/codeChannel.ts';
import { generatePayCode } from '../../../api/endpoints/generatePayCode.ts';
import type { Outcome } from '../../../api/outcome.ts';
import type { Key } from '../../../api/parse.ts';
import { channels } from '../../../brand/channels.ts';
import type { Amount } from '../../../domain/money.ts';
import type { Words } from '../../../i18n/messages.ts';
import type { Env } from '../../../platform/env.ts';
import type { RunAlone } from '../../../platform/runAlone.ts';
import type { PaySlips, SeenCode } from '../../../platform/storage/paySlip.ts';
import { SHORT_TOAST_MS } from '../../../platform/toastTimes.ts';
import type { Query, QueryStatus } from '../../core/createQuery.ts';
import { text as core } from '../../core/messages.ts';
import { codeProfile, type PaidByCode } from '../codeProfile.ts';
import type { CodeView } from '../storedCode.ts';
import { text } from './messages.ts';

/**
 * The state of the request for a new code. `unknown`: it is not known whether one was created, and no other is requested before the order has been
 * read.
 */
export type RenewalStep = 'idle' | 'asking' | 'unknown';

/** An expired code, and the request for a new one. */
export interface ExpiredCodeModel {
  readonly $step: ReadableAtom<RenewalStep>;
  /** The message about the outcome; empty before. */
  readonly $note: ReadableAtom<Words>;
  /** Requests a new code, in a single call, and reads the order again. */
  renew(): Promise<void>;
  /** Reads the order again; makes no other call. */
  checkAgain(): Promise<void>;
  /** Records that the page has created a new code of a channel by other means. */
  noteMade(channelNumber: Key | undefined): void;
}

/** The code of a page, if it is shown or has expired; in any other state no code is on screen. */
export type ExpiringView =
  | ({ readonly kind: 'ready' | 'expired' } & ExpiringCode)
  | { readonly kind: Exclude<CodeView['kind'], 'ready' | 'expired'> };

/** What is known about such a code. */
interface ExpiringCode {
  readonly info: PaidByCode;
  readonly code: string;
  readonly isRollover: boolean;
  /** What is due. */
  readonly total: Amount;
  readonly checkedAtMs: number;
  readonly status: QueryStatus;
}

/** The platform and the page's functions that the model needs. */
export interface ExpiredCodeEnv extends Env {
  readonly $code: ReadableAtom<ExpiringView>;
  /** The query that reads the code. It exists once the page is open. */
  readonly query: () => Pick<Query<unknown>, 'refresh'>;
  /** Evaluates the code on screen again, for instance when it expires. */
  readonly show: () => void;
  readonly slips: Pick<PaySlips, 'readSeen' | 'keepSeen'>;
  /** Whether the borrower has removed the stored code on this visit. */
  readonly isRemoved: () => boolean;
  readonly exclusive: RunAlone;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
// After this time, a request is no longer waited for.
const ASKING_MS = 60_000;

/** The number of a code's channel: from the service's list, or by the code's title, which the brand's profile names. */
const channelOf = (info: PaidByCode): Key | undefined =>
  readCodeChannel(info) ??
  Object.keys(channels || {}).find((number) => channels?.[number]?.codeTitles?.includes(info.payCode?.title ?? ''));

/**
 * The model of a code that expires. The service does not say when a code was created. The brand's hours of validity are counted from the first
 * response in which this phone sees it; the same digits count as a new code only if they are read after a new one was requested.
 */
export const createExpiredCode = (env: ExpiredCodeEnv): ExpiredCodeModel => {
  const { $code, query, slips, clock } = env;
  const $step = atom<RenewalStep>('idle');
  const $note = atom<Words>('');
  // Only a request of this page may be marked as finished here.
  let isOwnRequest = false;
  let stopWaiting = () => {};

  const seenOf = ({ isRollover, code }: ExpiringCode): SeenCode => slips.readSeen(isRollover, code);
  const hoursOf = ({ info }: ExpiringCode): number | undefined => codeProfile(info)?.validHours;
  /** @returns whether the phone has stored it. */
  const store = (view: ExpiringCode, { seenAt, ...asked }: SeenCode): boolean => {
    const hours = hoursOf(view);
    const expiresAt = seenAt && hours && seenAt + hours * HOUR_MS;
    return slips.keepSeen(view.isRollover, view.code, { seenAt, expiresAt, ...asked });
  };

  /** Evaluates a new response. @returns whether the digits on screen are therefore a new code. */
  const evaluateFresh = (view: ExpiringCode): boolean => {
    const { seenAt, expiresAt, askedAt, renewedAt } = seenOf(view);
    if (isOwnRequest && $step.get() === 'unknown') {
      isOwnRequest = false;
      store(view, { seenAt });
    }
    if ($step.get() === 'unknown') $step.set('idle');
    // If the phone does not store it, evaluating it again would give the same result endlessly.
    if (renewedAt !== undefined && view.checkedAtMs >= renewedAt) return store(view, { seenAt: renewedAt });
    // If the clock was set back since, the time of this response is used.
    if (seenAt === undefined || seenAt > view.checkedAtMs) store(view, { seenAt: view.checkedAtMs });
    // The brand has changed its hours of validity since.
    else if (expiresAt !== seenAt + (hoursOf(view) ?? 0) * HOUR_MS) return store(view, { seenAt, askedAt, renewedAt });
    return false;
  };

  const evaluate = (view: ExpiringView): void => {
    stopWaiting();
    if ((view.kind !== 'ready' && view.kind !== 'expired') || env.isRemoved()) return;
    if (!hoursOf(view)) {
      // The brand no longer states the hours of validity, and nobody else does.
      if (view.kind === 'expired' && slips.keepSeen(view.isRollover, view.code)) env.show();
      return;
    }
    if (view.status === 'fresh' && evaluateFresh(view)) {
      $note.set('');
      env.show();
      return;
    }
    const restMs = (seenOf(view).expiresAt ?? Number.POSITIVE_INFINITY) - clock.now();
    // A page that stays open for longer reads the order again before that.
    if (view.kind === 'ready' && restMs > 0 && restMs < DAY_MS) stopWaiting = clock.after(restMs, env.show);
  };
  // A prerendered page that is not open yet stores nothing.
  Promise.resolve(env.opened).then(() => $code.subscribe(evaluate));

  const expired = (): ExpiringCode | undefined => {
    const view = $code.get();
    return view.kind === 'expired' ? view : undefined;
  };

  const handleOutcome = async (view: ExpiringCode, outcome: Outcome<unknown>): Promise<void> => {
    const { seenAt } = seenOf(view);
    if (outcome.kind === 'ok') {
      store(view, { seenAt, renewedAt: clock.now() });
      await query().refresh();
      if (expired()) $note.set(text.made);
      return;
    }
    // As a toast too, as everywhere for the service's own messages.
    if (typeof outcome.message === 'string') env.toast(outcome.message, SHORT_TOAST_MS);
    if (outcome.kind === 'unknown' && !outcome.isUnsent) {
      isOwnRequest = true;
      $step.set('unknown');
      $note.set(text.unknown);
      return;
    }
    store(view, { seenAt });
    $note.set(outcome.message || core.noMessage);
    // Usually because the order has changed since it was read.
    if (outcome.kind === 'refused') await query().refresh();
  };

  const requestCode = async (): Promise<boolean> => {
    const before = expired();
    const known: SeenCode = before ? seenOf(before) : {};
    // The amount due may have changed by now, or another page may have a new code.
    const isKnown = before?.status === 'fresh' && known.askedAt === undefined && known.renewedAt === undefined;
    if (!isKnown) await query().refresh();
    const view = expired();
    if (!view) return true;
    if (view.status !== 'fresh') {
      $note.set(text.unchecked);
      return true;
    }
    const { seenAt, askedAt } = seenOf(view);
    if (askedAt !== undefined && Math.abs(clock.now() - askedAt) < ASKING_MS) {
      $step.set('unknown');
      $note.set(text.elsewhere);
      return true;
    }
    const channelNumber = channelOf(view.info);
    if (channelNumber === undefined) return true;
    store(view, { seenAt, askedAt: clock.now() });
    const { productId, orderId } = env.page.session;
    const wish = { productId, orderId, amount: view.total, channelNumber, isRollover: view.isRollover };
    await handleOutcome(view, await env.call(generatePayCode, wish, { isKeptOffline: true }));
    return true;
  };

  return {
    $step,
    $note,
    renew: async () => {
      if ($step.get() !== 'idle') return;
      // The state stays until there is a response: otherwise a second tap would hit whatever moves up.
      $step.set('asking');
      const { userId, orderId } = env.page.session;
      const isAlone = await env.exclusive(`renew:${userId}:${orderId}`, requestCode);
      if (!isAlone) {
        $step.set('unknown');
        $note.set(text.elsewhere);
      } else if ($step.get() === 'asking') $step.set('idle');
    },
    checkAgain: async () => {
      const isRead = await query().refresh();
      $note.set(isRead ? '' : text.unchecked);
    },
    noteMade: (channelNumber) => {
      const view = $code.get();
      if ((view.kind !== 'ready' && view.kind !== 'expired') || String(channelOf(view.info)) !== String(channelNumber))
        return;
      const { seenAt } = seenOf(view);
      if (seenAt !== undefined) store(view, { seenAt, renewedAt: clock.now() });
    },
  };
};
