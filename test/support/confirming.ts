import type { NewConfirmEnv } from '../../shared/features/confirmation/newConfirmation.ts';
import type { BackGuard } from '../../shared/navigation/backGuard.ts';
import { type TestPhone, testEnv } from './testEnv.ts';

/** A guard without a history, for a model's test; `canGoBack` is what its history says to a page that closes. */
export const testGuard = (canGoBack = false) => {
  const steps: string[] = [];
  let question = (): boolean => false;
  const guard: BackGuard = {
    block: (ask) => {
      question = ask;
    },
    back: () => {
      steps.push('back');
      return canGoBack;
    },
    release: async () => {
      steps.push('release');
    },
  };
  return {
    ...guard,
    /** What became of the held entry, in order. */
    steps: steps as readonly string[],
    /** The borrower goes back; false where nothing asks them to stay. */
    goBack: () => question(),
  };
};

/** A page that confirms a loan, in a test. */
export type ConfirmTest = ReturnType<typeof confirmTest>;

/** The platform of a page that confirms a loan, with the capabilities of these pages. */
export const confirmTest = (phone: TestPhone) => {
  const test = testEnv(phone);
  const guard = testGuard(phone.canGoBack);
  const { env, submissionLog } = test;
  const confirmEnv: NewConfirmEnv = { ...env, submissionLog, guard, lookAt: async () => 'html' };
  return { ...test, guard, confirmEnv };
};

/**
 * A service that answers these calls, by the last part of their path, with what is to be read first and then again and
 * again the last of it, and has no line for any other.
 */
export const servicePlan = (plan: { readonly [call: string]: readonly (() => Response)[] }): typeof fetch => {
  const asked: { [call: string]: number } = {};
  return async (input) => {
    const call = new URL((input as Request).url).pathname.split('/').pop() ?? '';
    const answers = plan[call] ?? [];
    const at = asked[call] ?? 0;
    asked[call] = at + 1;
    const answer = answers[Math.min(at, answers.length - 1)];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  };
};

/** No line. */
export const noLine = (): Response => {
  throw new TypeError('Failed to fetch');
};
