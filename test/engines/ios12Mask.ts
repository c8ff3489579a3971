// What Safari of iOS 12.0 lacks and Chromium 64 has, according to MDN; a script deletes all of it before the page's own code runs.

const ABSENT_GLOBALS = [
  ...['requestIdleCallback', 'createImageBitmap', 'PointerEvent', 'ResizeObserver', 'IntersectionObserver'],
  ...['visualViewport', 'HTMLDialogElement', 'BroadcastChannel'],
] as const;

/** The missing members, by the path of the object (from the global object) that has them in newer browsers. */
const ABSENT_MEMBERS: Readonly<Record<string, readonly string[]>> = {
  Intl: ['PluralRules'],
  'Intl.NumberFormat.prototype': ['formatToParts'],
  'Element.prototype': ['animate'],
  'Navigator.prototype': ['storage', 'permissions', 'connection', 'deviceMemory', 'vibrate'],
};

const DELETE_ALL = `function (globals, members) {
  var scope = self;
  Object.keys(members).forEach(function (path) {
    var owner = path.split('.').reduce(function (object, key) { return object && object[key]; }, scope);
    if (owner) members[path].forEach(function (key) { delete owner[key]; });
  });
  globals.forEach(function (key) { delete scope[key]; });
}`;

// In iOS 12 a MediaQueryList is no EventTarget: pages have to call addListener.
const HIDE_QUERY_EVENTS = `function () {
  ['addEventListener', 'removeEventListener'].forEach(function (key) {
    Object.defineProperty(MediaQueryList.prototype, key, { value: undefined });
  });
}`;

// Even without the class, Chromium would still open a <dialog> and trap the focus; in iOS 12 it is an unknown element.
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
 * Returns a script that removes from a current Chromium what iOS 12 lacks, before a page's own code runs. It
 * cannot remove syntax or CSS: Chromium 64 covers those, and what it lacks itself.
 */
export function ios12Mask(): string {
  const absent = `${JSON.stringify(ABSENT_GLOBALS)}, ${JSON.stringify(ABSENT_MEMBERS)}`;
  return `(${DELETE_ALL})(${absent});\n(${HIDE_QUERY_EVENTS})();\n(${UNKNOW_DIALOG})();`;
}
