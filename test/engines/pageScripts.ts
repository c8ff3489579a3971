// What the drivers run inside the page, in syntax that Chromium 64 knows.

function quote(selector: string): string {
  return JSON.stringify(selector);
}

/** Whether the selector finds something. */
export function stands(selector: string): string {
  return `document.querySelector(${quote(selector)}) !== null`;
}

/** The element's visible text; null when it is not there. */
export function visibleText(selector: string): string {
  return `(function (element) { return element && element.innerText.trim(); })(document.querySelector(${quote(selector)}))`;
}

/** Whether the element has the focus. */
export function hasFocus(selector: string): string {
  return `document.activeElement === document.querySelector(${quote(selector)})`;
}

/** Resolves when what stands now is drawn. */
export const DRAWN = `new Promise(function (resolve) {
  requestAnimationFrame(function () { requestAnimationFrame(function () { resolve(true); }); });
})`;

/**
 * Scrolls the element into view and gives its middle and what a finger would hit there: `{x, y, hit}`, in CSS pixels;
 * `hit` is '' when it is the element, a part of it or its label, else the markup of what covers it.
 */
export function target(selector: string): string {
  return `(function (element) {
    var box = element.getBoundingClientRect();
    if (box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth) {
      element.scrollIntoView({ block: 'center' });
      box = element.getBoundingClientRect();
    }
    var x = box.left + box.width / 2;
    var y = box.top + box.height / 2;
    var top = document.elementFromPoint(x, y);
    var label = top && top.closest('label');
    var isOurs = top && (element.contains(top) || (label && label.control === element));
    return { x: x, y: y, hit: isOurs ? '' : top ? top.outerHTML.slice(0, 80) : 'nothing' };
  })(document.querySelector(${quote(selector)}))`;
}
