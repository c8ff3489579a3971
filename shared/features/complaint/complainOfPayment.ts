import type { Env } from '../../platform/env.ts';
import { browserTabWithLists } from '../../platform/storage/browserLists.ts';
import { openScreen } from '../core/openScreen.ts';
import { prepareDraft } from './complaintDraft.ts';

/** Opens the start of a complaint about the page's own order, with these words ready for its form. */
export const complainOfPayment = (env: Env, words: string): void => {
  prepareDraft(browserTabWithLists(env.page), words);
  openScreen(env, 'complaint', { from: 'payment' });
};
