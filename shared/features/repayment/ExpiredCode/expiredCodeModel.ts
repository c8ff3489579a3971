import { atom, type ReadableAtom } from 'nanostores';
import { readCodeChannel } from '../../../api/endpoints/codeChannel.ts';
import { generatePayCode } from '../../../api/endpoints/generatePayCode.ts';
import type { Outcome } from '../../../api/outcome.ts';
import type { Key } from '../../../api/parse.ts';
import { channels } from '../../../brand/channels.ts';
import type { Words } from '../../../i18n/messages.ts';
import type { PaySlips, SeenCode } from '../../../platform/storage/paySlip.ts';
import type { SubmissionLog } from '../../../platform/storage/submissionLog.ts';
import { text as core } from '../../core/messages.ts';
import { expiryOf } from '../codeExpiry.ts';
import { codeProfile, type PaidByCode } from '../codeProfile.ts';
import type { CodeOnScreen, CodeView, WatchedCodeEnv } from '../storedCode.ts';
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
}

/** What it needs beside the code's page. */
export interface ExpiredCodeEnv extends WatchedCodeEnv {
  readonly slips: Pick<PaySlips, 'readSeen' | 'keepSeen'>;
  /** Whether the borrower wanted nothing kept on this visit. */
  readonly isRemoved: () => boolean;
  readonly exclusive: SubmissionLog['exclusive'];
}

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
  // Another page's request is none of this one's to call over.
  let isOwn = false;
  let stopWaiting = () => {};

  const seenOf = ({ isRollover, code }: CodeOnScreen): SeenCode => slips.readSeen(isRollover, code);
  const keep = ({ isRollover, code }: CodeOnScreen, seen: SeenCode): void =>
    void slips.keepSeen(isRollover, code, seen);

  /** Takes what the service has just said. @returns whether the digits on screen are a new code by that. */
  const take = (view: CodeOnScreen): boolean => {
    const { seenAt, renewedAt } = seenOf(view);
    if (isOwn && $step.get() === 'unknown') {
      isOwn = false;
      keep(view, { seenAt });
    }
    if ($step.get() === 'unknown') $step.set('idle');
    // Where the phone does not take it, judging it anew would come to the same, again and again.
    if (renewedAt !== undefined && view.checkedAtMs >= renewedAt)
      return slips.keepSeen(view.isRollover, view.code, { seenAt: renewedAt });
    // A clock that has been set back since says more than the phone knew.
    if (seenAt === undefined || seenAt > view.checkedAtMs) keep(view, { seenAt: view.checkedAtMs });
    return false;
  };

  const look = (view: CodeView): void => {
    stopWaiting();
    if ((view.kind !== 'ready' && view.kind !== 'expired') || !codeProfile(view.info)?.validHours || env.isRemoved())
      return;
    if (view.status === 'fresh' && take(view)) {
      $note.set('');
      env.show();
      return;
    }
    const restMs = (expiryOf(env.phone, env.page, view) ?? Number.POSITIVE_INFINITY) - clock.now();
    // A page that is open for longer reads the order again before.
    if (view.kind === 'ready' && restMs > 0 && restMs < DAY_MS) stopWaiting = clock.after(restMs, env.show);
  };
  $code.subscribe(look);

  const expired = (): (CodeOnScreen & { readonly kind: 'expired' }) | undefined => {
    const view = $code.get();
    return view.kind === 'expired' ? view : undefined;
  };

  const settle = async (view: CodeOnScreen, outcome: Outcome<unknown>): Promise<void> => {
    const { seenAt } = seenOf(view);
    if (outcome.kind === 'ok') {
      keep(view, { seenAt, renewedAt: clock.now() });
      await query().refresh();
      if (expired()) $note.set(text.made);
      return;
    }
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
    await settle(view, await env.call(generatePayCode, wish));
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
  };
};
