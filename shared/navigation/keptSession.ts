import type { HeaderName, Parameters, SessionName } from '../session/parameters.ts';
import { historyState } from './historyState.ts';

/** A session with its headers, as it is kept beside an entry of the history. */
export type KeptSession = Parameters<SessionName | HeaderName>;

/** The session that is kept beside the current entry of the history; undefined where there is none. */
export const readKept = () => historyState().session as KeptSession | undefined;

/** @returns an identifier of the session's borrower; undefined for a session without any. */
export const borrowerOf = ({ userId, sessionId, orderId }: KeptSession): string | undefined =>
  userId || sessionId || orderId;
