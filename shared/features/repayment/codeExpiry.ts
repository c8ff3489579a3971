import type { CodeInfo } from '../../api/endpoints/codeInfo.ts';
import { parseRecord } from '../../api/parse.ts';
import { momentOf } from '../../domain/dates.ts';
import type { Clock } from '../../platform/clock.ts';
import { seenCodeName } from '../../platform/storage/seenCode.ts';
import type { SessionStore } from '../../platform/storage/sessionStore.ts';
import type { PageParameters } from '../../session/parameters.ts';

/** What is needed to determine whether a code has expired. */
interface ExpiryEnv {
  /** The storage of the phone, which outlives the tab. */
  readonly phone?: Pick<SessionStore, 'read'> | undefined;
  readonly page: PageParameters;
}

/**
 * The latest moment at which a pay code expires, in milliseconds since the epoch, as this phone stored it when it first saw the code. Undefined if
 * the brand does not state how long codes are valid, or if the phone has not seen this one before.
 */
export const expiryOf = ({ phone, page }: ExpiryEnv, isRollover: boolean, code: string): number | undefined =>
  momentOf(parseRecord(phone?.read(seenCodeName(page, isRollover, code)))['expiresAt']);

/** The same moment, if it has passed, for the code of an order; such a code is not shown. Undefined otherwise. */
export const expiredAt = (
  env: ExpiryEnv & { readonly clock: Pick<Clock, 'now'> },
  { payCode }: Pick<CodeInfo, 'payCode'>,
  isRollover: boolean,
): number | undefined => {
  const untilMs = payCode && expiryOf(env, isRollover, payCode.code);
  return untilMs && untilMs <= env.clock.now() ? untilMs : undefined;
};
