/** The place in a line of a stack or a report: in a page's document, which its address or folder names, or in a late chunk. */
export interface StackPlace {
  /** The address or folder of the page; undefined if the line does not name it. */
  readonly page: string | undefined;
  /** The name of the chunk; undefined for the document itself. */
  readonly part: string | undefined;
  readonly line: number;
  readonly column: number;
}

// The end of a stack frame in every browser: `at f (https://host/repay:2:3)`, `f@https://host/repay:2:3`, or only the address.
const PLACE = /(?:^|[\s(@])([^\s()@]+):(\d{1,7}):(\d{1,7})\)*$/;

// The name that a late chunk gives itself, or the name of its file, with a hash.
const LATE_PART = /(?:^|\/)late\/(\w+)(?:\.[0-9a-f]{8})?\.js$/;

// A place in a report: a page's folder, and a chunk of it. It has to be the whole line, because a message may contain a time of day.
const REPORTED = /^([\w-]+)(?:\/([\w-]+))?:(\d{1,7}):(\d{1,7})$/;

const pathOf = (address: string): string => (URL.canParse(address) ? new URL(address).pathname : address);

/** @returns the page and the chunk of a script, by its name in a stack; undefined if it is not a script of this app. */
const scriptOf = (address: string): Pick<StackPlace, 'page' | 'part'> | undefined => {
  const path = pathOf(address);
  const part = LATE_PART.exec(path)?.[1];
  if (part) return { page: undefined, part };
  // The name of a page's script that waits for the first view.
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
 * @returns the places in a text, in its order. The text is a stack as Chromium, WebKit or Firefox prints it, a line of one, or places of a
 * report. Lines without a place, such as the message, are skipped. A frame that does not name its page gets that of the first frame that does:
 * all frames of a stack are of one page.
 */
export const stackPlaces = (text: string): readonly StackPlace[] => {
  const places = text.split('\n').flatMap((frame) => placeIn(frame) ?? []);
  const page = places.find((place) => place.page !== undefined)?.page;
  return places.map((place) => ({ ...place, page: place.page ?? page }));
};
