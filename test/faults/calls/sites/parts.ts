import type { Answer, Answers, State, Step } from '../../../../scripts/gallery/states/State.ts';
import { states } from '../../../../scripts/gallery/states/states.ts';
import type { CallName } from '../../../../shared/api/allEndpoints.ts';
import type { CallSite, Demand } from '../CallSite.ts';

/** A state of the gallery, of which a site takes the screen, the answers and what is stored. */
export const stateOf = (name: string): State => {
  const state = states.find((each) => each.name === name);
  if (!state) throw new Error(`The gallery has no state ${name}.`);
  return state;
};

/** A state with other answers to some calls. */
export const withAnswers = (state: State, answers: Answers): State => ({
  ...state,
  answers: { ...state.answers, ...answers },
});

/** An address on which the borrower is told to have arrived. */
export const somewhere = '{origin}/stage/arrived';
export const ARRIVED = 'You have arrived.';

/** A step that waits for words. */
export const see = (words: string): Step => ({ see: words });
/** A step that presses a button or link. */
export const press = (name: string): Step => ({ press: name });

const RETURN: Step = { return: true };

/** What tells a site from others; what is left out is as `siteOf` has it. */
type Given = Pick<CallSite, 'call'> &
  Partial<Omit<CallSite, 'name' | 'opened'>> & {
    readonly state: State;
    /** What stands in the site's name after the screen's. */
    readonly what?: string;
  };

const screenOf = ({ name, screen }: State): string => (name.endsWith('.order') ? 'order' : screen);

/** A call that goes out as the screen opens, whose refusal is shown in the service's words. */
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

/** A call that nobody waits for, whatever becomes of it. */
export const silent = (given: Given): CallSite => {
  const { recovery: _, ...site } = siteOf({ data: 'ignored', saysWhy: false, isSilent: true, ...given });
  return site;
};

// Who is not signed in is told so and led to the login, not to another try; the page asks again once they are back.
const atDoor: CallSite['atDoor'] = {
  signedOut: { words: ['You are signed out'], never: ['Retry'], ways: ['app'] },
  forbidden: { words: ['This page is for another account'], never: ['Retry'], ways: ['app'] },
  recovery: { steps: [RETURN], asksAgain: true },
};

/** The call that brings a screen's main data, when the screen opens. */
export const opening = (given: Given): CallSite =>
  siteOf({ atDoor, isMoneyOfTheCall: (given.data ?? 'needed') === 'needed', ...given });

// Returns in a row are one, of which the last is looked at after these seconds.
const REST_SECONDS = 5;

// Who is signed out meanwhile sees nothing any more of what stood there, for the phone may be somebody else's by now.
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

/** The same call once the borrower comes back to a screen that has its data: that stands, and says how old it is. */
export const rereading = ({ state, success = state.shows, ...given }: Given): CallSite =>
  siteOf({
    state,
    success,
    what: ', again',
    readsAs: `${given.call} at ${screenOf(state)}`,
    before: [see(success), ...(state.steps ?? [])],
    trigger: [RETURN],
    // What signs or pays waits until the page is up to date.
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
    /** What says that the outcome is not known. */
    readonly unconfirmed: string;
    /** The call that looks at the records, what it answers while they show nothing, and once they show it. */
    readonly look: CallName;
    readonly open: Answer;
    /** What the page says once the records show nothing; never where a look was not answered. */
    readonly openWords: readonly string[];
    readonly done: Answer;
    readonly doneWords: string;
  };

/** What a page says of a call that a phone without a connection has kept back. */
export const KEPT_BACK = 'There is no connection, and nothing was sent. Please try again.';

/**
 * A request that is sent only once: after a lost answer the page looks at the lender's records, and never sends it by
 * itself. It must not be called failed either.
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
    // The records have been looked at, and show nothing.
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
