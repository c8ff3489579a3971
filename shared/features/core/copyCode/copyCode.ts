import type { CopyEnv } from '../../../platform/env.ts';
import { SHORT_TOAST_MS } from '../../../platform/toastTimes.ts';
import { text } from './messages.ts';

/** Puts a code on the clipboard, and says so. @returns whether it is there: that it is not is said beside the button, until the next try. */
export const copyCode = async (env: CopyEnv, code: string): Promise<boolean> => {
  const isCopied = await env.copy(code);
  if (isCopied) env.toast(text.copied, SHORT_TOAST_MS);
  return isCopied;
};
