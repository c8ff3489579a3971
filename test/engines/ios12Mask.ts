// What Safari of iOS 12.0 lacks, by MDN's tables; each line is deleted from the page before its own code runs.

const ABSENT_GLOBALS = [
  ...['globalThis', 'queueMicrotask', 'structuredClone', 'requestIdleCallback', 'createImageBitmap', 'scheduler'],
  ...['PointerEvent', 'ResizeObserver', 'IntersectionObserver', 'visualViewport', 'HTMLDialogElement', 'Animation'],
  ...['BigInt', 'WeakRef', 'FinalizationRegistry', 'BroadcastChannel', 'OffscreenCanvas', 'CompressionStream'],
] as const;

/** By the object that would have them; a path from the global object. */
const ABSENT_MEMBERS: Readonly<Record<string, readonly string[]>> = {
  Object: ['fromEntries', 'hasOwn', 'groupBy'],
  'Array.prototype': ['at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with'],
  'String.prototype': ['at', 'replaceAll', 'matchAll', 'isWellFormed', 'toWellFormed'],
  Promise: ['allSettled', 'any', 'withResolvers', 'try'],
  Intl: ['PluralRules', 'RelativeTimeFormat', 'ListFormat', 'DisplayNames', 'Segmenter', 'Locale'],
  'Intl.NumberFormat.prototype': ['formatToParts', 'formatRange'],
  'Intl.DateTimeFormat.prototype': ['formatRange'],
  URL: ['canParse', 'parse'],
  'Blob.prototype': ['arrayBuffer', 'text', 'stream'],
  AbortSignal: ['timeout', 'any', 'abort'],
  'AbortSignal.prototype': ['reason', 'throwIfAborted'],
  'Crypto.prototype': ['randomUUID'],
  'Document.prototype': ['startViewTransition', 'getAnimations', 'replaceChildren', 'adoptedStyleSheets'],
  'Element.prototype': [
    ...['replaceChildren', 'toggleAttribute', 'checkVisibility', 'getHTML', 'ariaLabel'],
    ...['animate', 'getAnimations'],
  ],
  'HTMLElement.prototype': ['inert', 'enterKeyHint', 'popover', 'showPopover', 'hidePopover', 'togglePopover'],
  'HTMLFormElement.prototype': ['requestSubmit'],
  'HTMLInputElement.prototype': ['showPicker'],
  'HTMLImageElement.prototype': ['loading'],
  'SubmitEvent.prototype': ['submitter'],
  'Navigator.prototype': [
    ...['clipboard', 'locks', 'share', 'canShare', 'storage', 'permissions', 'wakeLock'],
    ...['connection', 'deviceMemory', 'userAgentData', 'vibrate'],
  ],
};

const DELETE_ALL = `function (globals, members) {
  var scope = self;
  Object.keys(members).forEach(function (path) {
    var owner = path.split('.').reduce(function (object, key) { return object && object[key]; }, scope);
    if (owner) members[path].forEach(function (key) { delete owner[key]; });
  });
  globals.forEach(function (key) { delete scope[key]; });
}`;

// There, a media query list was no event target yet: pages had to call addListener.
const HIDE_QUERY_EVENTS = `function () {
  ['addEventListener', 'removeEventListener'].forEach(function (key) {
    Object.defineProperty(MediaQueryList.prototype, key, { value: undefined });
  });
}`;

// Without the class, Chromium would still open and trap a <dialog>; there it was an element that nobody knows.
const UNKNOW_DIALOG = `function () {
  ['createElement', 'createElementNS'].forEach(function (key) {
    var create = Document.prototype[key];
    var at = key === 'createElement' ? 0 : 1;
    Document.prototype[key] = function () {
      var given = [].slice.call(arguments);
      if (String(given[at]).toLowerCase() === 'dialog') given[at] = 'x-dialog';
      return create.apply(this, given);
    };
  });
}`;

/**
 * A script that takes from a current Chromium what iOS 12 lacks; for `ChromiumDriver.addInitScript`. It cannot take
 * away syntax or CSS: for those there is Chromium 64.
 */
export function ios12Mask(): string {
  const absent = `${JSON.stringify(ABSENT_GLOBALS)}, ${JSON.stringify(ABSENT_MEMBERS)}`;
  return `(${DELETE_ALL})(${absent});\n(${HIDE_QUERY_EVENTS})();\n(${UNKNOW_DIALOG})();`;
}
