/** What is sent of an error: its kind, and the places in the page's own scripts that it came through, the innermost first. */
export interface ErrorDescription {
  readonly name: string;
  /** `repay:2:34567` in the page's document, `repay/client:1:234` in a part that follows it; lines and columns from 1. */
  readonly at: readonly string[];
}

const MAX_PLACES = 5;

// As Chromium writes a place in a stack, and as WebKit does.
const PLACE = /^(?:\s*at (?:.* \()?|[^@\s]*@)([^\s()]+):(\d{1,7}):(\d{1,7})\)?$/;

// What a late part calls itself; see scripts/build/bundle.ts.
const LATE_PART = /\/late\/(\w+)\.js$/;

/** The name of a script, from its address, which of a document holds the borrower's session. */
const scriptOf = (address: string, screen: string): string | undefined => {
  const part = LATE_PART.exec(address)?.[1];
  if (part) return `${screen}/${part}`;
  // By its policy a document runs no script of another address. What a script that waits for the first view calls itself: see
  // scripts/build/pageDocument.ts.
  return /^https?:\/\/|^\/page\.js$/.test(address) ? screen : undefined;
};

// The message stands first in Chromium's, and may be of several lines.
const withoutMessage = (stack: string, error: unknown): string => {
  const said = String(error);
  return stack.startsWith(said) ? stack.slice(said.length) : stack;
};

/** What an error has, and anything else that was thrown may have. */
type Fields = { readonly name?: unknown; readonly stack?: unknown } | null | undefined;

const stackOf = (error: unknown): string => {
  const stack = (error as Fields)?.stack;
  return typeof stack === 'string' ? withoutMessage(stack, error) : '';
};

const placeOf = (frame: string, screen: string): string | undefined => {
  const [, address = '', line, column] = PLACE.exec(frame) ?? [];
  const script = scriptOf(address, screen);
  return script && `${script}:${line}:${column}`;
};

const isPlace = (place: string | undefined): place is string => place !== undefined;

const placesIn = (stack: string, screen: string): string[] =>
  stack
    .split('\n')
    .map((frame) => placeOf(frame, screen))
    .filter(isPlace);

// Only names of this form are sent: a text from a service or a borrower does not end in `Error`.
const nameOf = (error: unknown): string => {
  const name = (error as Fields)?.name;
  return typeof name === 'string' && /^[A-Z][A-Za-z]{0,30}Error$|^Error$/.test(name) ? name : 'Other';
};

/** What the browser's events have: of a script that cannot be read, the place is all that there is. */
type Thrown = Partial<
  Pick<ErrorEvent, 'error' | 'filename' | 'lineno' | 'colno'> & Pick<PromiseRejectionEvent, 'reason'>
>;

const eventOf = (thrown: unknown): Thrown | undefined => {
  const type = (thrown as Partial<Event> | null | undefined)?.type;
  return type === 'error' || type === 'unhandledrejection' ? (thrown as Thrown) : undefined;
};

/** @returns the thrown value, given either the value itself or the browser's event for it. */
export const errorOf = (thrown: unknown): unknown => {
  const event = eventOf(thrown);
  return event ? (event.error ?? event.reason) : thrown;
};

/**
 * Describes what was thrown, without a word of what it says: a message may hold a value of a response.
 * @param thrown an error, whatever else was thrown, or the event that tells of it
 */
export const describeError = (thrown: unknown, screen: string): ErrorDescription => {
  const event = eventOf(thrown);
  const error = errorOf(thrown);
  const first = event?.lineno ? placesIn(`@${event.filename}:${event.lineno}:${event.colno}`, screen) : [];
  const places = [...first, ...placesIn(stackOf(error), screen)];
  return { name: nameOf(error), at: [...new Set(places)].slice(0, MAX_PLACES) };
};
