import { payCode } from '../../../../scripts/gallery/states/data/repayment.ts';
import { emptyLook, verdict } from '../../oracle.ts';
import { EARLIER_SESSION_ID } from '../../session.ts';
import type { Stage } from '../../stage.ts';
import { type Condition, ofBorrowers } from './Condition.ts';
import { type EnvScreen, OTHER_AMOUNT, OTHER_CENTS, OTHER_WORDS, OWN_CENTS } from './EnvScreen.ts';
import { healthOf } from './health.ts';
import { moneyScreen } from './moneyScreens.ts';
import { addressOf, BORROWER, enter, waitFor } from './visit.ts';

/** The borrower who used this phone before. */
const EARLIER = { ...BORROWER, userId: '8', sessionId: EARLIER_SESSION_ID } as const;

const NAMELESS = { deviceId: BORROWER.deviceId, userId: BORROWER.userId } as const;

type Session = { readonly [name: string]: string };

// A screen that depends on the tab's store gets its data from the page before it.
const visited = (screen: EnvScreen): EnvScreen => {
  if (screen.stored) return moneyScreen('repay');
  // And one that depends on localStorage, from an earlier visit while online.
  return screen.onPhone ? moneyScreen(screen.path.slice(1)) : screen;
};

/** Opens the screen as the earlier borrower, takes its steps and types into it. */
const leave = async (stage: Stage, screen: EnvScreen): Promise<void> => {
  const { answers, ready, steps = [], typed } = visited(screen);
  const address = addressOf(visited(screen), EARLIER);
  await enter(stage, { address, answers: answers?.(OTHER_CENTS) ?? {} });
  await stage.perform(steps);
  await waitFor(stage, ready);
  if (typed) await stage.perform([{ fill: typed.field, with: `${typed.text}${typed.isKept ? OTHER_WORDS : ''}` }]);
};

const arrive = async (stage: Stage, screen: EnvScreen, address: string): Promise<void> => {
  stage.server.mend(screen.answers?.(OWN_CENTS) ?? {});
  await stage.goto(address);
};

const leftInFields = async (stage: Stage, { typed }: EnvScreen): Promise<readonly string[]> => {
  if (!typed) return [];
  const { controls } = await stage.look();
  return controls
    .filter(({ kind, value }) => kind === 'field' && value.includes(typed.text))
    .map(({ name, value }) => `“${name}” holds what somebody else typed: ${value}`);
};

const next: Condition['run'] = async (stage, screen) => {
  await leave(stage, screen);
  await arrive(stage, screen, addressOf(screen));
  const isBare = !!screen.without;
  const words = isBare ? (screen.without ?? '') : (screen.killed ?? screen.ready);
  const wrong = await healthOf(stage, screen, isBare ? { words, amount: undefined, never: [OTHER_AMOUNT] } : { words });
  return [...wrong, ...(await leftInFields(stage, screen))];
};

const bare =
  (session: Session): Condition['run'] =>
  async (stage, screen) => {
    await leave(stage, screen);
    await arrive(stage, screen, addressOf(screen, session));
    const never = [OTHER_AMOUNT, OTHER_WORDS, ...(screen.stored || screen.onPhone ? [payCode.payCode] : [])];
    const wrong = await verdict(stage, emptyLook, { outcome: 'any', success: '', never });
    return [...wrong, ...(await leftInFields(stage, screen))];
  };

const KEEPS =
  /^(repay|repaymentOfCode|myDocuments, |repaymentMethod, with its code|complainPageNext|bindBank|promotion|Contact)/;

/** Two borrowers on one phone, in one tab: the second must find no data of the first. */
export const borrowerConditions = ofBorrowers('a page that is the same for everybody knows no borrower', [
  { name: 'borrowers/another one before, with the same order', run: next, isWorst: ({ name }) => KEEPS.test(name) },
  {
    name: 'borrowers/another one before, and an address without an order',
    run: bare(NAMELESS),
    isWorst: ({ stored, onPhone }) => !!(stored || onPhone),
  },
  {
    name: 'borrowers/another one before, and an address with the product alone',
    run: bare({ ...NAMELESS, productId: BORROWER.productId }),
    isWorst: ({ stored }) => !!stored,
  },
]);
