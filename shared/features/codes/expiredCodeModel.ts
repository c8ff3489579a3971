import { atom, type ReadableAtom } from 'nanostores';
import { generatePayCode } from '../../api/endpoints/generatePayCode.ts';
import type { Key } from '../../api/parse.ts';
import { channels } from '../../brand/current.ts';
import type { Amount } from '../../domain/money.ts';
import type { Words } from '../../i18n/messages.ts';
import type { Env } from '../../platform/env.ts';
import type { RunAlone } from '../../platform/storage/recordStore.ts';
import { commonText } from '../../ui/messages.ts';
import type { Query } from '../core/createQuery.ts';
import { codeChannel, type PaidByCode } from './channelProfiles.ts';
import { expiredCodeText as text } from './messages.ts';

/**
 * The state of the request for a new code. `unknown`: it is not known whether one was created, or it does not show yet; no other is requested before
 * the order has been read.
 */
export type RenewalStep = 'idle' | 'asking' | 'unknown';

/** An expired code, and the request for a new one. */
export interface ExpiredCodeModel {
  readonly $step: ReadableAtom<RenewalStep>;
  /** The message about the outcome; empty before. */
  readonly $note: ReadableAtom<Words>;
  /** Whether a new one can be requested: not if its channel is not known. */
  canRenew(): boolean;
  /** Requests a new code, in a single call, and reads the order again. */
  renew(): Promise<void>;
  /** Reads the order again; makes no other call. */
  checkAgain(): Promise<void>;
}

/** A code that has expired, with the amount that is due. */
export interface Expired {
  readonly info: PaidByCode;
  readonly total: Amount;
  readonly isRollover: boolean;
}

/** The page that shows the code. */
interface ExpiredPage extends Pick<Query<unknown>, 'refresh'> {
  readonly exclusive: RunAlone;
  /** The code on screen; undefined if it has not expired. */
  readonly expired: () => Expired | undefined;
}

/** The number of a code's channel: from the service's list, or by the code's title, which the brand's profile names. */
const channelOf = (info: PaidByCode): Key | undefined =>
  codeChannel(info) ??
  Object.keys(channels || {}).find((number) => channels?.[number]?.codeTitles?.includes(info.payCode?.title || ''));

/** The model of a code that the service calls expired: asks for another one of the same channel, once. */
export const createExpiredCode = (env: Env, { refresh, exclusive, expired }: ExpiredPage): ExpiredCodeModel => {
  const $step = atom<RenewalStep>('idle');
  const $note = atom<Words>('');

  const end = (step: RenewalStep, note: Words): void => {
    $step.set(step);
    $note.set(note);
  };

  const request = async (): Promise<true> => {
    // The amount due may have changed by now, or another page may have a new code.
    const isRead = await refresh();
    const now = expired();
    const channelNumber = now && channelOf(now.info);
    if (!isRead || !now || channelNumber === undefined) {
      end('idle', isRead ? '' : text.unchecked);
      return true;
    }
    const { productId, orderId } = env.page.session;
    const wish = { productId, orderId, amount: now.total, channelNumber, isRollover: now.isRollover };
    const outcome = await env.call(generatePayCode, wish, { needsConnection: true });
    if (outcome.kind === 'unknown' && !outcome.isUnsent) {
      end('unknown', text.unknown);
      return true;
    }
    if (outcome.kind !== 'unknown') await refresh();
    if (outcome.kind !== 'ok') end('idle', outcome.message || commonText.failed);
    else if (expired()) end('unknown', text.unknown);
    else end('idle', '');
    return true;
  };

  return {
    $step,
    $note,
    canRenew: () => {
      const now = expired();
      return !!now && channelOf(now.info) !== undefined;
    },
    renew: async () => {
      if ($step.get() !== 'idle') return;
      // The state stays until there is a response: otherwise a second tap would hit whatever moves up.
      $step.set('asking');
      if (!(await exclusive(`renew:${env.page.session.orderId}`, request))) end('unknown', text.elsewhere);
    },
    checkAgain: async () => {
      const isRead = await refresh();
      end(isRead ? 'idle' : 'unknown', isRead ? '' : text.unchecked);
    },
  };
};
