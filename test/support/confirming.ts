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
