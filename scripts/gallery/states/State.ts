import type { CallName } from '../../../shared/api/allEndpoints.ts';
import type { Brand } from '../../../shared/brand/brand.ts';

/**
 * What the service answers a call: data of a success, a refusal in its own words, an HTTP status with a body, a picture
 * (SVG), no answer at all (`hang`), or a line that breaks (`drop`).
 */
export type Answer =
  | { readonly data: unknown }
  | { readonly refused: string; readonly code?: string }
  | { readonly status: number; readonly body: string }
  | { readonly picture: string }
  | 'hang'
  | 'drop';

/** Answers by the calls' names. Of several answers to one call the last counts for all further ones. */
export type Answers = { readonly [call in CallName]?: Answer | readonly Answer[] };

/**
 * One thing that a borrower does, named by the English words on the screen: a button or link to press, a radio or check
 * box to pick, a field to fill, a photo to choose, words to wait for, seconds to wait, going back, or coming back to the
 * page from elsewhere. `{phone}` in what is filled in stands for a number that the brand takes for right.
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

/** The mark of a request that may be sent only once, and that an earlier page has sent. */
export interface SentMark {
  /** What `once` knows the request by. */
  readonly key: string;
  readonly agoSeconds: number;
  /** What the lender's records said before it left, as the page keeps it, or what makes it of a brand's; nobody knows where it is left out. */
  readonly before?: string | ((brand: Brand) => string);
  /** Whether its answer was a yes; otherwise it got lost. */
  readonly wasAccepted?: boolean;
}

/** What of a state its screen's file says. */
export interface StateOfScreen {
  /** Unique among the screen's states; lower case, part of addresses. */
  readonly name: string;
  /** For people, in a few words. */
  readonly title: string;
  /** The path, where it is not the screen's own, and a route within the page (`#/…`) after it. */
  readonly at?: string;
  readonly query?: { readonly [name: string]: string };
  /** Every call that the state asks for, and no other. */
  readonly answers?: Answers;
  /** What the tab's storage holds before, by the store's name; `{order}` stands for the order of the state, `{5 s ago}` for a moment. */
  readonly stored?: { readonly [name: string]: unknown };
  /** `{order}` in a key, too. */
  readonly submissionLog?: readonly SentMark[];
  readonly steps?: readonly Step[];
  /** Words that stand on the screen in this state, and so tell it from others: English ones, or the service's own. */
  readonly shows: string;
  /** What the brand has to have switched on. */
  readonly needs?: 'showsLoanCost';
  /** The page tells by the rows of the order, now and before, whether a payment has arrived: their texts decide the state. */
  readonly goesByRows?: boolean;
}

/** A screen in one of its states. `name` begins with the screen's. */
export interface State extends StateOfScreen {
  /** The folder in `pages/`. */
  readonly screen: string;
}

/** A state by its name, its title, the words that it shows, and what brings a screen there. */
export const state = (
  name: string,
  title: string,
  shows: string,
  rest: Omit<StateOfScreen, 'name' | 'title' | 'shows'> = {},
): StateOfScreen => ({ name, title, shows, ...rest });

/** The states of one screen. */
export const statesOf = (screen: string, states: readonly StateOfScreen[]): readonly State[] =>
  states.map((each) => ({ ...each, screen, name: `${screen}.${each.name}` }));
