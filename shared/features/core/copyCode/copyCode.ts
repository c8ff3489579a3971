import type { CopyEnv } from '../../../platform/env.ts';
import { DEFAULT_TOAST_MS, SHORT_TOAST_MS } from '../../../platform/toastTimes.ts';
import { text } from './messages.ts';

/** Puts a code on the clipboard and says honestly whether it is there. @returns whether it is. */
export const copyCode = async (env: CopyEnv, code: string): Promise<boolean> => {
  const isCopied = await env.copy(code);
  env.toast(isCopied ? text.copied : text.notCopied, isCopied ? SHORT_TOAST_MS : DEFAULT_TOAST_MS);
  return isCopied;
};
