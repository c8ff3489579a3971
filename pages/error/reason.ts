import type { FailedLogin } from '../../shared/api/endpoints/readFailedLogin.ts';
import type { QueryState } from '../../shared/features/core/createQuery.ts';
import type { Words } from '../../shared/i18n/messages.ts';
import { text } from './messages.ts';

/** Why a login failed: in the words of the response, or else of the address, or else our own, once no response is awaited. */
export const reasonOf = (view: QueryState<FailedLogin>, given: string, isWaiting = view.kind === 'loading'): Words => {
  const said = view.kind === 'ready' && view.data.message;
  return said || given || (isWaiting ? '' : text.noMessage);
};
