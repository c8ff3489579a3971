import type { ReadableAtom } from 'nanostores';
import { describe, expect, it } from 'vitest';
import { createBorrowDetail } from '../../pages/borrowDetail/model.ts';
import { createComplainDetails } from '../../pages/complainDetails/model.ts';
import { createComplaintStart } from '../../pages/complaint/model.ts';
import { createComplaintList } from '../../pages/complaintList/model.ts';
import { createFailedLogin } from '../../pages/error/model.ts';
import { createLoanDetail } from '../../pages/loanDetail/model.ts';
import { createMyDocuments } from '../../pages/myDocuments/model.ts';
import { createPaymentReminders } from '../../pages/paymentReminders/model.ts';
import { createRepay } from '../../pages/repay/model.ts';
import { createRepayDelay } from '../../pages/repayDelay/model.ts';
import { createRepaymentMethod } from '../../pages/repaymentMethod/model.ts';
import { createRepaymentOfCode } from '../../pages/repaymentOfCode/model.ts';
import { sessionOf } from '../../scripts/sandbox/testBorrower.ts';
import { readLegacyLoanOffer } from '../../shared/api/endpoints/readLegacyLoanOffer.ts';
import { refusals } from '../../shared/brand/current.ts';
import { storedCode } from '../../shared/features/codes/storedCode.ts';
import { newOfferPage, offerPage } from '../../shared/features/confirmation/offerPage.ts';
import { failureKind } from '../../shared/features/core/FailureView.tsx';
import type { Failure } from '../../shared/features/core/failure.tsx';
import { confirmTest } from '../support/confirming.ts';
import type { TestPhone } from '../support/testEnv.ts';
import { testRoutes } from '../support/testRoutes.ts';
import { testSandbox } from '../support/testSandbox.ts';

type Platform = ReturnType<typeof confirmTest>;

interface View {
  readonly kind: string;
  readonly status?: unknown;
  readonly failure?: Failure;
}

/** A page's main data, and its start. */
interface Opened {
  readonly $view: ReadableAtom<View>;
  open(): void;
}

interface Place {
  readonly orderId: string;
  readonly extra?: { readonly [name: string]: string };
  readonly create: (platform: Platform) => Opened;
}

interface Offering {
  readonly offer: { readonly $view: ReadableAtom<View> };
  open(): void;
}

const withOffer = ({ offer, open }: Offering): Opened => ({ $view: offer.$view, open });

const legacyOffer = (env: Platform['env']) => offerPage(env, { readOffer: readLegacyLoanOffer, hasFront: () => false });

const withCode = ({ $code, open }: { readonly $code: ReadableAtom<View>; open(): void }): Opened => ({
  $view: $code,
  open,
});

/** Every page that reads its main data again when the borrower comes back. */
const places: { readonly [page: string]: Place } = {
  loanDetail: { orderId: '170001', create: ({ env }) => createLoanDetail(env) },
  myDocuments: { orderId: '170001', create: ({ env }) => createMyDocuments({ ...env, printer: () => undefined }) },
  borrowDetail: {
    orderId: '170001',
    create: ({ env }) => createBorrowDetail({ ...env, place: testRoutes('#/borrowDetail') }),
  },
  repay: {
    orderId: '170001',
    create: ({ env }) => createRepay(env),
  },
  repayDelay: {
    orderId: '174002',
    create: ({ env }) => createRepayDelay(env),
  },
  repaymentMethod: {
    orderId: '170002',
    create: ({ env }) => {
      const { ways, open } = createRepaymentMethod({ ...env, routes: testRoutes('') });
      return { $view: ways.$view, open };
    },
  },
  repaymentOfCode: { orderId: '170001', create: ({ env }) => withCode(createRepaymentOfCode(env)) },
  repaymentOfCode2: { orderId: '170001', create: ({ env }) => withCode(storedCode(env)) },
  paymentReminders: {
    orderId: '170001',
    create: ({ env }) =>
      createPaymentReminders({
        ...env,
        save: () => true,
        shareFile: async () => 'no',
        takesFile: () => true,
      }),
  },
  complaint: {
    orderId: '170001',
    create: ({ env, phone }) =>
      createComplaintStart({ ...env, phone, chosenOrder: { read: () => undefined, keep: () => {} } }),
  },
  complaintList: {
    orderId: '200001',
    create: ({ env, phone }) =>
      createComplaintList({ ...env, phone, chosenTab: { read: () => undefined, keep: () => {} } }),
  },
  complainDetails: {
    orderId: '170001',
    extra: { problemId: '1002' },
    create: ({ env, phone }) => createComplainDetails({ ...env, phone }),
  },
  error: { orderId: '110001', create: ({ env }) => createFailedLogin(env) },
  newLoanConfirm: { orderId: '170301', create: ({ env }) => withOffer(newOfferPage(env)) },
  confirmOfPeriod: { orderId: '170311', create: ({ env }) => withOffer(newOfferPage(env)) },
  loanConfirm: { orderId: '170312', create: ({ env }) => withOffer(legacyOffer(env)) },
};

const sandbox = testSandbox();

const RETURN_MS = 10_000;
const soon = { interval: 1 };

describe('A page whose borrower is signed out meanwhile', () => {
  it.each(
    Object.entries(places).flatMap(([page, place]) => [
      [page, 401, 'signedOut', place] as const,
      [page, 403, 'forbidden', place] as const,
    ]),
  )('shows nothing any more of what stood there, and says why: %s, HTTP %i', async (_, status, kind, place) => {
    let isSignedIn = true;
    const fetch: NonNullable<TestPhone['fetch']> = async (input) =>
      isSignedIn ? sandbox.fetch(input as Request) : new Response('', { status });
    const search = `?${new URLSearchParams({ ...sessionOf(place.orderId), ...place.extra })}`;
    const platform = confirmTest({ search, fetch });
    const { $view, open } = place.create(platform);
    open();
    await expect.poll(() => $view.get(), soon).toMatchObject({ kind: 'ready', status: 'fresh' });
    isSignedIn = false;
    platform.comeBack('visible');
    await expect.poll(() => $view.get().kind, soon).toBe('refused');
    const { failure, ...shown } = $view.get();
    expect(shown).not.toHaveProperty('data');
    expect(failure && failureKind(failure.outcome, refusals)).toBe(kind);
    // The app has logged them in, and the page comes back to sight.
    isSignedIn = true;
    platform.clock.advance(RETURN_MS);
    platform.comeBack('visible');
    await expect.poll(() => $view.get(), soon).toMatchObject({ kind: 'ready', status: 'fresh' });
  });
});
