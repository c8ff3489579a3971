/** A place that a line names: of a page's document, by its address or its folder, or of a part that follows one. */
export interface StackPlace {
  /** The address or folder of the page; undefined where the line does not say which. */
  readonly page: string | undefined;
  /** The part; undefined in the document itself. */
  readonly part: string | undefined;
  readonly line: number;
  readonly column: number;
}

// Where a frame ends, as every browser writes it: `at f (https://host/repay:2:3)`, `f@https://host/repay:2:3`, or that alone.
const PLACE = /(?:^|[\s(@])([^\s()@]+):(\d{1,7}):(\d{1,7})\)*$/;

// What a late part calls itself, and the file that it came in.
const LATE_PART = /(?:^|\/)late\/(\w+)(?:\.[0-9a-f]{8})?\.js$/;

// As a report names it: a page's folder, and a part of it. It stands alone: a message may have a time of day in it.
const REPORTED = /^([\w-]+)(?:\/([\w-]+))?:(\d{1,7}):(\d{1,7})$/;

const pathOf = (address: string): string => (URL.canParse(address) ? new URL(address).pathname : address);

/** Of which page and part a script is, by its name in a stack; undefined where it is none of ours. */
const scriptOf = (address: string): Pick<StackPlace, 'page' | 'part'> | undefined => {
  const path = pathOf(address);
  const part = LATE_PART.exec(path)?.[1];
  if (part) return { page: undefined, part };
  // What a script that waits for the first view calls itself.
  if (path === '/page.js') return { page: undefined, part: undefined };
  return /^https?:/.test(address) ? { page: path, part: undefined } : undefined;
};

const placeIn = (frame: string): StackPlace | undefined => {
  const [, page, part, ...reported] = REPORTED.exec(frame.trim()) ?? [];
  const [, address = '', ...written] = PLACE.exec(frame.trimEnd()) ?? [];
  const script = page === undefined ? scriptOf(address) : { page, part };
  const [line, column] = (page === undefined ? written : reported).map(Number);
  return script && line && column ? { ...script, line, column } : undefined;
};

/**
 * The places that a text names, in its order: a whole stack as Chromium, WebKit or Firefox prints it, one line of it, or places of a
 * report. A line without one, such as the message, counts for nothing. Where a frame does not say its page it is that of the first that does:
 * a stack is of one page.
 */
export const stackPlaces = (text: string): readonly StackPlace[] => {
  const places = text.split('\n').flatMap((frame) => placeIn(frame) ?? []);
  const page = places.find((place) => place.page !== undefined)?.page;
  return places.map((place) => ({ ...place, page: place.page ?? page }));
};
