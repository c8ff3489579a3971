/** What is sent about an error: its kind, and its stack, as places in the page's own scripts, the innermost first. */
export interface ErrorDescription {
  readonly name: string;
  /** `repay:2:34567` is in the page's document, `repay/later:1:234` in its `later.tsx`; lines and columns count from 1. */
  readonly at: readonly string[];
}

const MAX_PLACES = 5;

// A place in a stack as Chromium writes it, and as WebKit does.
const PLACE = /^(?:\s*at (?:.* \()?|[^@\s]*@)([^\s()]+):(\d{1,7}):(\d{1,7})\)?$/;

// The address of what a page loads later; see scripts/build/classicScriptPlugin.ts.
const LATE_PART = /\/late\/(\w+)\.js$/;

/** @returns the name of a script, from its address; a document's address must not be sent, because it may hold the borrower's session. */
const scriptOf = (address: string, screen: string): string | undefined => {
  const part = LATE_PART.exec(address)?.[1];
  if (part) return `${screen}/${part}`;
  // The page's policy allows no other external scripts, so any other address is the document's. A script that waits for the first view has
  // the name `/page.js`: see scripts/build/documentPlugin.ts.
  return /^https?:\/\/|^\/page\.js$/.test(address) ? screen : undefined;
};

/** The fields that an error has. Any other thrown value may have them too. */
type Fields = { readonly name?: unknown; readonly stack?: unknown } | null | undefined;

const stackOf = (error: unknown): string => {
  const stack = (error as Fields)?.stack;
  if (typeof stack !== 'string') return '';
  // In Chromium the stack begins with the message, which may have several lines.
  const message = String(error);
  return stack.startsWith(message) ? stack.slice(message.length) : stack;
};

const placeOf = (frame: string, screen: string): string | undefined => {
  const [, address = '', line, column] = PLACE.exec(frame) ?? [];
  const script = scriptOf(address, screen);
  return script && `${script}:${line}:${column}`;
};

const placesIn = (stack: string, screen: string): string[] =>
  stack
    .split('\n')
    .map((frame) => placeOf(frame, screen))
    .filter((place) => place !== undefined);

// Only names of this form are sent: a text from a service or a borrower does not end in `Error`.
const nameOf = (error: unknown): string => {
  const name = (error as Fields)?.name;
  return typeof name === 'string' && /^[A-Z][A-Za-z]{0,30}Error$|^Error$/.test(name) ? name : 'Other';
};

/** The fields of the browser's events. For a script that could not be parsed, they hold the only place. */
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
 * Describes what was thrown, without its message, which may contain a value of a response.
 * @param thrown an error, any other thrown value, or the browser's event for it
 */
export const describeError = (thrown: unknown, screen: string): ErrorDescription => {
  const event = eventOf(thrown);
  const error = errorOf(thrown);
  const first = event?.lineno ? placesIn(`@${event.filename}:${event.lineno}:${event.colno}`, screen) : [];
  const places = [...first, ...placesIn(stackOf(error), screen)];
  return { name: nameOf(error), at: [...new Set(places)].slice(0, MAX_PLACES) };
};

/** What is sent about something that the page's content security policy has blocked. */
export interface BlockDescription {
  /** The directive of the policy: `img-src`, `script-src-elem`. */
  readonly directive: string;
  /** The host of what was blocked; if there is none, the kind of source (`inline`, `eval`, `data`), or `other`. */
  readonly from: string;
}

const KEYWORD = /^(inline|eval|wasm-eval|self|trusted-types-policy|trusted-types-sink|data|blob|about|filesystem)$/;

// A host with five or more digits in a row may contain somebody's number, so it is not sent.
const HOST = /^(?!.*\d{5})[a-z0-9.-]{1,80}(:\d{1,4})?$/;

const sourceOf = (blocked: string, page: string): string => {
  // For an inline script, some browsers name no source, or an empty string.
  if (!blocked) return 'inline';
  const [keyword = ''] = blocked.split(':');
  if (KEYWORD.test(keyword)) return keyword;
  try {
    const { host, protocol } = new URL(blocked);
    if (host === new URL(page).host) return 'self';
    return /^(https?|wss?):$/.test(protocol) && HOST.test(host) ? host : 'other';
  } catch {
    return 'other';
  }
};

/**
 * Describes what was blocked, without the address of the page or of what was blocked, and without a sample of it: each of these may
 * contain the session or a value of a response.
 */
export const describeBlock = (violation: SecurityPolicyViolationEvent): BlockDescription => {
  const { effectiveDirective, violatedDirective, blockedURI, documentURI } = violation;
  // Earlier versions of WebKit put the directive's whole text into `violatedDirective`, and leave out `effectiveDirective`.
  const [directive = ''] = String(effectiveDirective || violatedDirective).split(' ');
  return { directive, from: sourceOf(String(blockedURI), String(documentURI)) };
};
