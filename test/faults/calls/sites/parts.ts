import type { Answer, Answers, State, Step } from '../../../../scripts/gallery/states/State.ts';
import { states } from '../../../../scripts/gallery/states/states.ts';
import type { CallName } from '../../../../shared/api/allEndpoints.ts';
import type { CallSite, Demand } from '../CallSite.ts';

/** Finds a gallery state by name; a site uses its screen, answers and storage. @throws if there is none. */
export const stateOf = (name: string): State => {
  const state = states.find((each) => each.name === name);
  if (!state) throw new Error(`The gallery has no state ${name}.`);
  return state;
};

/** Returns a state with other answers to some calls. */
export const withAnswers = (state: State, answers: Answers): State => ({
  ...state,
  answers: { ...state.answers, ...answers },
});

/** The address of a page that says `ARRIVED`. */
export const somewhere = '{origin}/stage/arrived';
export const ARRIVED = 'You have arrived.';

/** Creates a step that waits for a text. */
export const see = (words: string): Step => ({ see: words });
/** Creates a step that presses a button or link. */
export const press = (name: string): Step => ({ press: name });

const RETURN: Step = { return: true };

/** The properties of a site; `siteOf` has the defaults. */
type Given = Pick<CallSite, 'call'> &
  Partial<Omit<CallSite, 'name' | 'opened'>> & {
    readonly state: State;
    /** What the site's name ends with, after the screen. */
    readonly what?: string;
  };

const screenOf = ({ name, screen }: State): string => (name.endsWith('.order') ? 'order' : screen);

/** Creates the site of a call that is sent when the screen opens, and whose refusal is shown in the service's words. */
export const siteOf = ({ state, what = '', ...given }: Given): CallSite => ({
  name: `${given.call} at ${screenOf(state)}${what}`,
  opened: state,
  before: [],
  trigger: [],
  success: state.shows,
  data: 'needed',
  whenUnknown: {},
  whenRefused: {},
  saysWhy: true,
  recovery: { steps: given.trigger ?? [press('Retry')], asksAgain: true },
  ...given,
});

/** Creates the site of a call that nothing waits for, whatever its outcome. */
export const silent = (given: Given): CallSite => {
  const { recovery: _, ...site } = siteOf({ data: 'ignored', saysWhy: false, isSilent: true, ...given });
  return site;
};

// A signed-out borrower is told so and led to the login, not to a retry; the page repeats the call when they return.
const atDoor: CallSite['atDoor'] = {
  signedOut: { words: ['You are signed out'], never: ['Retry'], ways: ['app'] },
  forbidden: { words: ['This page is for another account'], never: ['Retry'], ways: ['app'] },
  recovery: { steps: [RETURN], asksAgain: true },
};

/** Creates the site of the call that loads a screen's main data when the screen opens. */
export const opening = (given: Given): CallSite =>
  siteOf({ atDoor, isMoneyOfTheCall: (given.data ?? 'needed') === 'needed', ...given });

// Several returns in a row count as one; the page repeats its call this many seconds after the last one.
const REST_SECONDS = 5;

// Once signed out, the borrower sees no data any more: somebody else may hold the phone by now.
const atDoorAgain = (success: string): NonNullable<CallSite['atDoor']> => {
  const gone = (words: string): Demand & { readonly ways: readonly ['app'] } => ({
    success: '',
    words: [words],
    never: [success, 'Not up to date', 'Retry'],
    ways: ['app'],
    mayLoseFields: true,
  });
  return {
    signedOut: gone('You are signed out'),
    forbidden: gone('This page is for another account'),
    recovery: { steps: [RETURN, { wait: REST_SECONDS }], asksAgain: true, restores: true },
  };
};

/** Creates the site of the same call when the borrower returns to a loaded screen: the data stay, with their age. */
export const rereading = ({ state, success = state.shows, ...given }: Given): CallSite =>
  siteOf({
    state,
    success,
    what: ', again',
    readsAs: `${given.call} at ${screenOf(state)}`,
    before: [see(success), ...(state.steps ?? [])],
    trigger: [RETURN],
    // Buttons that sign or pay are disabled until the page is up to date.
    whenUnknown: { success: '', words: [success, 'Not up to date'], mayLock: /^Pay$/ },
    whenRefused: { success: '', mayLoseFields: true },
    recovery: {
      steps: [press('Refresh')],
      asksAgain: true,
      restores: true,
      demand: { words: ['Checked at'], never: ['Not up to date'] },
    },
    recoveryOfRefusal: { steps: [press('Retry')], asksAgain: true, restores: true },
    atDoor: atDoorAgain(success),
    ...given,
  });

type UnconfirmedSite = Given &
  Pick<CallSite, 'before' | 'trigger' | 'success'> & {
    /** The text that says that the outcome is unknown. */
    readonly unconfirmed: string;
    /** The call that looks at the records, and its answers before (`open`) and after (`done`) they show the request. */
    readonly look: CallName;
    readonly open: Answer;
    /** What the page says if the records show nothing; never if the look was not answered. */
    readonly openWords: readonly string[];
    readonly done: Answer;
    readonly doneWords: string;
  };

/** What a page says of a call that it did not send because the phone is offline. */
export const KEPT_BACK = 'There is no connection, and nothing was sent. Please try again.';

/**
 * Creates the site of a request that is sent only once: after a lost answer the page looks at the lender's records and
 * never repeats the request by itself. It must not say that it failed either.
 */
export const unconfirmedSite = ({
  state,
  unconfirmed,
  look,
  open,
  openWords,
  done,
  doneWords,
  ...given
}: UnconfirmedSite): CallSite =>
  siteOf({
    state: withAnswers(state, { [look]: open }),
    isUnconfirmed: true,
    // The page has read the records, and they show nothing.
    exempt: new RegExp(openWords.map((words) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')),
    whenUnknown: { words: [unconfirmed], never: ['failed'], mayLoseFields: true, mayLockFields: true },
    whenRefused: { never: [unconfirmed] },
    whenKeptBack: KEPT_BACK,
    recovery: {
      steps: [press('Look again')],
      answers: { [look]: done },
      asksAgain: false,
      demand: { success: doneWords, ...given.whenGood },
    },
    recoveryOfRefusal: { steps: given.trigger, asksAgain: true, ...(given.whenGood && { demand: given.whenGood }) },
    ...given,
  });
