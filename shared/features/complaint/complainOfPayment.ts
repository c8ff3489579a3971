import type { Env } from '../../platform/env.ts';
import { browserTabWithLists } from '../../platform/storage/browserLists.ts';
import { openScreen } from '../core/openScreen.ts';
import { prepareDraft } from './complaintDraft.ts';

/** Opens the first complaint screen for the page's own order, and fills these words into its form. */
export const complainOfPayment = (env: Env, words: string): void => {
  prepareDraft(browserTabWithLists(env.page), words);
  openScreen(env, 'complaint', { from: 'payment' });
};
