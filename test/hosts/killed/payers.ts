import { createNewLoanConfirm } from '../../../pages/newLoanConfirm/model.ts';
import { createRepaymentMethod, type RepaymentMethodModel } from '../../../pages/repaymentMethod/model.ts';
import { sessionOf, smsCode } from '../../../scripts/sandbox/testBorrower.ts';
import type { Clock } from '../../../shared/platform/clock.ts';
import { testGuard } from '../../support/confirming.ts';
import { manualClock } from '../../support/manualClock.ts';
import type { Random } from '../../support/random.ts';
import type { RandomRuns } from '../../support/randomRunOptions.ts';
import { nextTurn } from '../../support/repaymentMethod.ts';
import { type TestEnv, testEnv } from '../../support/testEnv.ts';
import { testRoutes } from '../../support/testRoutes.ts';

/** What a borrower's phone sends its requests with. */
export type Line = (request: Request) => Promise<Response>;

interface Screen<Page> extends Pick<RandomRuns<Page>, 'open' | 'state' | 'acts' | 'hasCompared'> {
  /** Whether the page has read what it needs before a tap can do anything. */
  readonly isReady: (page: Page) => boolean;
}

// Longer than a request can be under way, by what a page knows.
const PATIENCE_MS = 65_000;
const LOOK_MS = 5;
const READING_LOOKS = 100;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A borrower who gets one thing done with the page itself, however often the lender's processes die: taps, looks, waits,
 * reloads, and sends anew where the page offers that. Resolves when the page says that it is done.
 */
const getDone = async <Page>(line: Line, search: string, screen: Screen<Page>, random: Random): Promise<void> => {
  const clock = manualClock();
  const phoneStorage = new Map<string, string>();
  const storage = new Map<string, string>();
  const openPage = () => screen.open(testEnv({ search, clock, phoneStorage, storage, fetch: line as typeof fetch }));
  const { acts, state } = screen;
  let page = openPage();

  const readAndTap = async (): Promise<void> => {
    if (!screen.isReady(page)) acts.refresh?.(page);
    for (let left = READING_LOOKS; left > 0 && !screen.isReady(page); left -= 1) await pause(LOOK_MS);
    acts.tap(page);
  };

  for (;;) {
    await pause(LOOK_MS);
    const now = state(page);
    if (now?.kind === 'done') return;
    if (now?.kind === 'sending') continue;
    // A reload forgets nothing that matters: the mark is on the phone.
    if (random.below(8) === 0) page = openPage();
    else if (now?.kind === 'unconfirmed') {
      // The order has changed: what was asked for is in it.
      if (now.check === 'changed' && screen.hasCompared?.(page)) return;
      if (now.maySendAgain) acts.release(page);
      else if (now.check === 'unknown') acts.checkAgain(page);
      else if (now.check === 'changed') page = openPage();
      if (now.untilMs) clock.advance(PATIENCE_MS);
    } else await readAndTap();
    await nextTurn();
  }
};

// No time passes on a clock that is moved by hand, but on no phone do two requests leave at the same moment.
let moments = 0;
const movingOn = (clock: Clock): Clock => ({
  ...clock,
  now: () => {
    moments += 1;
    return clock.now() + moments / 1e6;
  },
});

const repayment = (tap: (model: RepaymentMethodModel) => void): Screen<RepaymentMethodModel> => ({
  open: ({ env, submissionLog }: TestEnv) => {
    const model = createRepaymentMethod({ ...env, submissionLog, clock: movingOn(env.clock), routes: testRoutes() });
    model.open();
    return model;
  },
  state: ({ lock }) => lock.$state.get(),
  hasCompared: ({ lock }) => lock.hasCompared(),
  isReady: ({ $ways }) => {
    const view = $ways.get();
    return view.kind === 'ready' && view.status === 'fresh';
  },
  acts: {
    tap,
    checkAgain: ({ lock }) => void lock.checkAgain(),
    release: (model) => model.payAgain(),
    refresh: (model) => model.refresh(),
  },
});

const payWithCard =
  (at: number) =>
  ({ card, $ways }: RepaymentMethodModel): void => {
    const view = $ways.get();
    card.choose((view.kind === 'ready' && view.data.cards[at]?.id) || '');
    card.pay();
  };

const searchOf = (orderId: string, amountCents: number): string =>
  `?${new URLSearchParams({ ...sessionOf(orderId), withholdingAmount: String(amountCents) })}`;

/** Pays what is due with the card at this place of the list, which needs no code. */
export const payByCard = (line: Line, orderId: string, amountCents: number, at: number, random: Random) =>
  getDone(line, searchOf(orderId, amountCents), repayment(payWithCard(at)), random);

/** Pays what is due with the first card, and confirms with the newest code on the phone. */
export const payByCode = (line: Line, orderId: string, amountCents: number, random: Random) => {
  const newestCode = () => smsCode({ fetch: line }, sessionOf(orderId)['userId'] ?? '');
  const tap = async (model: RepaymentMethodModel): Promise<void> => {
    if (!model.card.$code.get()) return payWithCard(0)(model);
    model.card.type(await newestCode().catch(() => ''));
    await model.card.confirm();
    // Whatever the service has made of this code: the next one is a new one.
    if (random.below(2) === 0) model.card.chooseAnother();
  };
  return getDone(
    line,
    searchOf(orderId, amountCents),
    repayment((model) => void tap(model)),
    random,
  );
};

/** Takes the loan that is offered. */
export const takeLoan = (line: Line, orderId: string, random: Random) =>
  getDone(
    line,
    `?${new URLSearchParams(sessionOf(orderId))}`,
    {
      open: ({ env, submissionLog }) => {
        const model = createNewLoanConfirm({ ...env, submissionLog, guard: testGuard(), lookAt: async () => 'html' });
        model.open();
        return model;
      },
      state: ({ loanSubmission }) => loanSubmission.$state.get(),
      isReady: (model) => model.wait() === undefined,
      acts: {
        tap: (model) => void model.confirm(),
        checkAgain: ({ loanSubmission }) => void loanSubmission.checkAgain(),
        release: (model) => model.reopen(),
        refresh: (model) => void model.refresh(),
      },
    },
    random,
  );
