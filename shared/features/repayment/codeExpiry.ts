import type { CodeInfo } from '../../api/endpoints/codeInfo.ts';
import { parseRecord } from '../../api/parse.ts';
import { momentOf } from '../../domain/dates.ts';
import type { Clock } from '../../platform/clock.ts';
import { seenCodeName } from '../../platform/storage/seenCode.ts';
import type { SessionStore } from '../../platform/storage/sessionStore.ts';
import type { PageParameters } from '../../session/parameters.ts';

/** What a page looks at to tell whether a code has expired. */
interface ExpiryEnv {
  /** What the phone keeps over the end of the tab. */
  readonly phone?: Pick<SessionStore, 'read'> | undefined;
  readonly page: PageParameters;
}

/**
 * The moment at which a pay code has expired at the latest, in milliseconds since the epoch, as this phone noted it when it
 * first saw the code. Undefined where the brand does not say how long it is valid, or the phone has not seen it before.
 */
export const expiryOf = ({ phone, page }: ExpiryEnv, isRollover: boolean, code: string): number | undefined =>
  momentOf(parseRecord(phone?.read(seenCodeName(page, isRollover, code)))['expiresAt']);

/** The same moment where it is over, of the code of an order, if it has one: such a code is not shown. */
export const expiredAt = (
  env: ExpiryEnv & { readonly clock: Pick<Clock, 'now'> },
  { payCode }: Pick<CodeInfo, 'payCode'>,
  isRollover: boolean,
): number | undefined => {
  const untilMs = payCode && expiryOf(env, isRollover, payCode.code);
  return untilMs && untilMs <= env.clock.now() ? untilMs : undefined;
};
