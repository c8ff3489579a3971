import type { NewConfirmEnv } from '../../shared/features/confirmation/newConfirmation.ts';
import { type OfferPage, offerPage } from '../../shared/features/confirmation/offerPage.ts';
import type { BackGuard } from '../../shared/navigation/backGuard.ts';
import { type TestPhone, testEnv } from './testEnv.ts';

/** Creates a back guard without a history, for a model's test; `canGoBack` is the result of its `back`. */
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
    /** The operations on the guarded history entry, in order. */
    steps: steps as readonly string[],
    /** Simulates going back; false if nothing asks the borrower to stay. */
    goBack: () => question(),
  };
};

/** The test platform of a page that confirms a loan. */
export type ConfirmTest = ReturnType<typeof confirmTest>;

/** Creates the test platform of a page that confirms a loan. */
export const confirmTest = (phone: TestPhone) => {
  const test = testEnv(phone);
  const guard = testGuard(phone.canGoBack);
  const { env, submissionLog } = test;
  const confirmEnv = { ...env, submissionLog, guard, inspect: async () => 'html' } satisfies NewConfirmEnv;
  return { ...test, guard, confirmEnv };
};

type Offering<Offer> = Parameters<typeof offerPage<Offer>>[1]['readOffer'];

/** Opens a page that offers a loan, with the rest of the page there, and the model that takes the loan. */
export const openConfirmation = <Offer, Model extends { open(): void }>(
  { env, confirmEnv }: Pick<ConfirmTest, 'env' | 'confirmEnv'>,
  readOffer: Offering<Offer>,
  create: (env: NewConfirmEnv, page: OfferPage<Offer>) => Model,
): Model => {
  const page = offerPage(env, { readOffer, isGated: () => false });
  const model = create(confirmEnv, page);
  page.open();
  model.open();
  return model;
};

/**
 * Creates a service that answers these calls, keyed by the last part of their path, with one response after the other
 * and then the last one again and again; all other calls fail as without a connection.
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

/** Fails as without a connection. */
export const noLine = (): Response => {
  throw new TypeError('Failed to fetch');
};
