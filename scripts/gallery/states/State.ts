/**
 * The service's answer to a call: data of a success, a refusal with its message, an HTTP status with a body, an SVG image,
 * no response at all (`hang`), or a broken connection (`drop`).
 */
export type Answer =
  | { readonly data: unknown }
  | { readonly refused: string; readonly code?: string }
  | { readonly status: number; readonly body: string }
  | { readonly picture: string }
  | 'hang'
  | 'drop';

/** Answers by call name. If a call has a list of answers, the last one repeats for all further requests. */
export type Answers = { readonly [call: string]: Answer | readonly Answer[] };

/**
 * One action of a borrower, with elements named by the English words on the screen: press a button or link, pick a radio button or
 * check box, fill a field, choose a photo, wait for words or seconds, go back, or return to the page from elsewhere. `{phone}` in a
 * filled value stands for a valid number of the brand.
 */
export type Step =
  | { readonly press: string }
  | { readonly pick: string }
  | { readonly fill: string; readonly with: string }
  | { readonly photo: string }
  | { readonly back: true }
  | { readonly return: true }
  | { readonly see: string }
  | { readonly wait: number };

/** The part of a state that its screen's file defines. */
export interface StateOfScreen {
  /** Unique among the screen's states; lower case, used in URLs. */
  readonly name: string;
  /** Words that are on screen in this state: English texts of the page, or the service's own. */
  readonly shows: string;
  /** The path if it is not the screen's own, optionally followed by a route within the page (`#/…`). */
  readonly at?: string;
  readonly query?: { readonly [name: string]: string };
  /** The answers to every call that the page makes in this state, and to no other. */
  readonly answers?: Answers;
  /**
   * What is stored when the page opens, by store name, in the tab or where the page keeps it; `{order}` stands for the state's order, also in a
   * name, `{5 s ago}` for a point in time.
   */
  readonly stored?: { readonly [name: string]: unknown };
  readonly steps?: readonly Step[];
  /** What this state requires of the brand: its switch, or a least amount of the sample's counter. */
  readonly needs?: 'showsLoanCost' | 'leastAtCounter';
}

/** A screen in one of its states. `name` begins with the screen's name. */
export interface State extends StateOfScreen {
  /** The folder in `pages/`. */
  readonly screen: string;
}

/** Creates a state from its name, the words that it shows, and what brings the screen there. */
export const state = (
  name: string,
  shows: string,
  rest: Omit<StateOfScreen, 'name' | 'shows'> = {},
): StateOfScreen => ({
  name,
  shows,
  ...rest,
});

/** Returns the states of one screen, with names that begin with the screen's. */
export const statesOf = (screen: string, states: readonly StateOfScreen[]): readonly State[] =>
  states.map((each) => ({ ...each, screen, name: `${screen}.${each.name}` }));

/** Returns a success with this data. */
export const ok = (data: unknown): Answer => ({ data });

/** Returns a refusal by the service; `message` is shown to the borrower. */
export const refused = (message: string, code = '400'): Answer => ({ refused: message, code });

/** The owner of the data stored in a state: the borrower of all states; see address.ts. */
export const ofOrder = { userId: '7', orderId: '{order}', productId: '9' };

/** Returns the placeholder for the time this many seconds before the page opens. */
export const secondsAgo = (seconds: number): string => `{${seconds} s ago}`;

/**
 * Returns what `submitOnce` has stored of a request that an earlier page has sent five minutes ago. `before`: the lender's records before it, in
 * stored form; unknown if empty. The service has accepted it, or its response was lost.
 */
export const sentMark = (key: string, { before = '', wasAccepted = false } = {}) => ({
  [`sent:${key}`]: { atMs: secondsAgo(300), before, wasAccepted },
});

/** Due dates that lie in the future whenever a state is shown. */
export const comingDays = ['2046-05-11', '2046-06-11', '2046-07-11'];
