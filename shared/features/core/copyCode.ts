import type { CopyEnv } from '../../platform/env.ts';
import { SHORT_TOAST_MS } from '../../platform/toasts.ts';
import { copyCodeText as text } from './messages.ts';

/** Puts a text, such as a code or a phone number, on the clipboard, and says so. @returns whether it worked; if not, a message beside the button says so. */
export const copyCode = async (env: CopyEnv, words: string): Promise<boolean> => {
  const isCopied = await env.copy(words);
  if (isCopied) env.toast(text.copied, SHORT_TOAST_MS);
  return isCopied;
};
