import { askHost, type Limits } from './askHost.ts';
import { hintOf } from './verifyHost.ts';

/**
 * Why a host cannot be asked anything, in a line with what to try: asking it everything would say the same of every address.
 * Undefined where it answers in any way, be it wrongly: that is for the comparison to tell.
 */
export const problemOfReach = async (origin: URL, limits?: Limits): Promise<string | undefined> => {
  try {
    await askHost({ url: origin }, limits);
    return undefined;
  } catch (error) {
    // An error of a connection or of its certificate has a code; an answer that is too late or too long has none.
    if (!(error instanceof Error && 'code' in error)) return undefined;
    // Of a name with several addresses Node says nothing but the code; what OpenSSL says ends with a line break.
    const reason = error.message.trim() || String(error.code);
    const hint = hintOf([{ asked: origin.href, problems: [reason] }]);
    return `${origin.origin} cannot be asked: ${reason}${hint && `; ${hint}`}`;
  }
};
