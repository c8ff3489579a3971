import { type CallName, endpoints } from '../../shared/api/allEndpoints.ts';
import { type Finding, findingAt } from './finding.ts';

interface SuccessCode {
  readonly call: CallName;
  readonly code: unknown;
}

const mostUsed = (codes: readonly string[]): string | undefined => {
  const count = (code: string): number => codes.filter((one) => one === code).length;
  return [...new Set(codes)].sort((one, other) => count(other) - count(one))[0];
};

/**
 * Finds success codes in another notation than in the other calls of the same client. The app accepts every notation; older pages and
 * native apps do not: some of them compare with '00'.
 */
export const checkCodes = (codes: readonly SuccessCode[]): readonly Finding[] =>
  (['standard', 'form'] as const).flatMap((client) => {
    const own = codes.filter(({ call }) => endpoints[call].client === client);
    const usual = mostUsed(own.map(({ code }) => JSON.stringify(code)));
    return own
      .filter(({ code }) => JSON.stringify(code) !== usual)
      .map(({ call, code }) =>
        findingAt(call, 'code', {
          word: 'success-code',
          received: JSON.stringify(code),
          expected: `${usual}, as the other calls of this back end write a success`,
        }),
      );
  });
