import type { FailedLogin } from '../../shared/api/endpoints/readFailedLogin.ts';
import type { QueryState } from '../../shared/features/core/createQuery.ts';
import type { Words } from '../../shared/i18n/messages.ts';
import { text } from './messages.ts';

/** Why a login failed: in the response's words, else the address's, else our own, once nobody else's are to be expected. */
export const reasonOf = (view: QueryState<FailedLogin>, given: string, isWaiting = view.kind === 'loading'): Words => {
  const said = view.kind === 'ready' && view.data.message;
  return said || given || (isWaiting ? '' : text.noMessage);
};
