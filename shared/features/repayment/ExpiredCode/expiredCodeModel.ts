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

/** Where getting a new code stands. `unknown`: nobody knows whether it was made, and none is asked for before a look. */
export type RenewalStep = 'idle' | 'asking' | 'unknown';

/** A code that is valid no longer, and getting a new one. */
export interface ExpiredCodeModel {
  readonly $step: ReadableAtom<RenewalStep>;
  /** What has come of it; empty before. */
  readonly $note: ReadableAtom<Words>;
  /** Asks for a new code, with one request, and reads the order again. */
  renew(): Promise<void>;
  /** Reads the order again, and sends nothing else. */
  checkAgain(): Promise<void>;
  /** Notes that a new code of a channel has been made by other means of the page. */
  noteMade(channelNumber: Key | undefined): void;
}

/** A code of a page as far as it expires; of the other kinds there is none on screen. */
export type ExpiringView =
  | ({ readonly kind: 'ready' | 'expired' } & ExpiringCode)
  | { readonly kind: Exclude<CodeView['kind'], 'ready' | 'expired'> };

/** What there is to know of such a code. */
interface ExpiringCode {
  readonly info: PaidByCode;
  readonly code: string;
  readonly isRollover: boolean;
  /** What is due. */
  readonly total: Amount;
  readonly checkedAtMs: number;
  readonly status: QueryStatus;
}

/** What it needs of its page. */
export interface ExpiredCodeEnv extends Env {
  readonly $code: ReadableAtom<ExpiringView>;
  /** How the code is read. It can be asked for once the page is open. */
  readonly query: () => Pick<Query<unknown>, 'refresh'>;
  /** Judges what is on screen anew, as at the moment at which it expires. */
  readonly show: () => void;
  readonly slips: Pick<PaySlips, 'readSeen' | 'keepSeen'>;
  /** Whether the borrower wanted nothing kept on this visit. */
  readonly isRemoved: () => boolean;
  readonly exclusive: RunAlone;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
// By then a request that left has been given up.
const ASKING_MS = 60_000;

/** The number of a code's channel: as the service's list has it, or by the title that the brand names. */
const channelOf = (info: PaidByCode): Key | undefined =>
  readCodeChannel(info) ??
  Object.keys(channels || {}).find((number) => channels?.[number]?.codeTitles?.includes(info.payCode?.title ?? ''));

/**
 * The model of a code that expires. Nobody says when it was made: from the first answer in which this phone sees it, the brand's
 * hours are counted, and the same digits are a new code only where they are read after a new one has been asked for.
 */
export const createExpiredCode = (env: ExpiredCodeEnv): ExpiredCodeModel => {
  const { $code, query, slips, clock } = env;
  const $step = atom<RenewalStep>('idle');
  const $note = atom<Words>('');
  // Only this page's own request may be declared over here.
  let isOwn = false;
  let stopWaiting = () => {};

  const seenOf = ({ isRollover, code }: ExpiringCode): SeenCode => slips.readSeen(isRollover, code);
  const hoursOf = ({ info }: ExpiringCode): number | undefined => codeProfile(info)?.validHours;
  /** @returns whether the phone has taken it. */
  const keep = (view: ExpiringCode, { seenAt, ...asked }: SeenCode): boolean => {
    const hours = hoursOf(view);
    const expiresAt = seenAt && hours && seenAt + hours * HOUR_MS;
    return slips.keepSeen(view.isRollover, view.code, { seenAt, expiresAt, ...asked });
  };

  /** Takes what the service has just said. @returns whether the digits on screen are a new code by that. */
  const take = (view: ExpiringCode): boolean => {
    const { seenAt, expiresAt, askedAt, renewedAt } = seenOf(view);
    if (isOwn && $step.get() === 'unknown') {
      isOwn = false;
      keep(view, { seenAt });
    }
    if ($step.get() === 'unknown') $step.set('idle');
    // Where the phone does not take it, judging it anew would come to the same, again and again.
    if (renewedAt !== undefined && view.checkedAtMs >= renewedAt) return keep(view, { seenAt: renewedAt });
    // A clock that has been set back since says more than the phone knew.
    if (seenAt === undefined || seenAt > view.checkedAtMs) keep(view, { seenAt: view.checkedAtMs });
    // The brand has another mind of how long it is valid than it had then.
    else if (expiresAt !== seenAt + (hoursOf(view) ?? 0) * HOUR_MS) return keep(view, { seenAt, askedAt, renewedAt });
    return false;
  };

  const look = (view: ExpiringView): void => {
    stopWaiting();
    if ((view.kind !== 'ready' && view.kind !== 'expired') || env.isRemoved()) return;
    if (!hoursOf(view)) {
      // The brand says no more how long it is valid, and nobody else does.
      if (view.kind === 'expired' && slips.keepSeen(view.isRollover, view.code)) env.show();
      return;
    }
    if (view.status === 'fresh' && take(view)) {
      $note.set('');
      env.show();
      return;
    }
    const restMs = (seenOf(view).expiresAt ?? Number.POSITIVE_INFINITY) - clock.now();
    // A page that is open for longer reads the order again before.
    if (view.kind === 'ready' && restMs > 0 && restMs < DAY_MS) stopWaiting = clock.after(restMs, env.show);
  };
  // A page that nobody has opened yet notes nothing.
  Promise.resolve(env.opened).then(() => $code.subscribe(look));

  const expired = (): ExpiringCode | undefined => {
    const view = $code.get();
    return view.kind === 'expired' ? view : undefined;
  };

  const settle = async (view: ExpiringCode, outcome: Outcome<unknown>): Promise<void> => {
    const { seenAt } = seenOf(view);
    if (outcome.kind === 'ok') {
      keep(view, { seenAt, renewedAt: clock.now() });
      await query().refresh();
      if (expired()) $note.set(text.made);
      return;
    }
    // A toast too, as the service's own messages have one everywhere.
    if (typeof outcome.message === 'string') env.toast(outcome.message, SHORT_TOAST_MS);
    if (outcome.kind === 'unknown' && !outcome.isUnsent) {
      isOwn = true;
      $step.set('unknown');
      $note.set(text.unknown);
      return;
    }
    keep(view, { seenAt });
    $note.set(outcome.message || core.noMessage);
    // Most often the order has changed since it was read.
    if (outcome.kind === 'refused') await query().refresh();
  };

  const ask = async (): Promise<boolean> => {
    const before = expired();
    const known: SeenCode = before ? seenOf(before) : {};
    // What is due may be another amount by now, or another page has a new code.
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
    keep(view, { seenAt, askedAt: clock.now() });
    const { productId, orderId } = env.page.session;
    const wish = { productId, orderId, amount: view.total, channelNumber, isRollover: view.isRollover };
    await settle(view, await env.call(generatePayCode, wish, { isKeptOffline: true }));
    return true;
  };

  return {
    $step,
    $note,
    renew: async () => {
      if ($step.get() !== 'idle') return;
      // What it says stays until there is an answer: a second tap would else meet what moves up.
      $step.set('asking');
      const { userId, orderId } = env.page.session;
      const isAlone = await env.exclusive(`renew:${userId}:${orderId}`, ask);
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
      if (seenAt !== undefined) keep(view, { seenAt, renewedAt: clock.now() });
    },
  };
};
