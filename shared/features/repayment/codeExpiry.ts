import { parseRecord } from '../../api/parse.ts';
import { momentOf } from '../../domain/dates.ts';
import { seenCodeName } from '../../platform/storage/seenCode.ts';
import type { SessionStore } from '../../platform/storage/sessionStore.ts';
import type { PageParameters } from '../../session/parameters.ts';
import { codeProfile, type PaidByCode } from './codeProfile.ts';

const HOUR_MS = 3_600_000;

/** Of a code on screen, what says when it expires. */
export interface Expiring {
  readonly info: PaidByCode;
  readonly code: string;
  readonly isRollover: boolean;
}

/**
 * The moment at which a pay code has expired at the latest: so many hours after this phone first saw it, for it was made
 * before that. Undefined where the brand does not say how long it is valid, or the phone has not seen it before.
 */
export const expiryOf = (
  phone: Pick<SessionStore, 'read'> | undefined,
  page: PageParameters,
  { info, code, isRollover }: Expiring,
): number | undefined => {
  const hours = codeProfile(info)?.validHours;
  const seenAtMs = hours && momentOf(parseRecord(phone?.read(seenCodeName(page, isRollover, code)))['seenAt']);
  return seenAtMs && seenAtMs + hours * HOUR_MS;
};
