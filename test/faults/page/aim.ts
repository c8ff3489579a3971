import type { SpokenStep } from '../../../scripts/gallery/states/browser/perform.ts';
import { list, middleOf, obstacle, tidy } from './finger.ts';
import type { StageWindow } from './stageClock.ts';

/** The point to touch, in CSS pixels of the viewport. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * Waits for the element that a step presses, picks or fills, scrolls it into view, and returns the point to touch.
 * Rejects if the element does not appear within 5 seconds, is covered by another one, ignores touches, or is too small.
 * Its source text is evaluated in the page.
 */
export const aim = async (page: StageWindow, { step, name }: SpokenStep): Promise<Spot> => {
  const PATIENCE_MS = 5000;
  const STRICT_MS = 400;
  // An animation or a temporary cover ends within this time.
  const COVERED_MS = 1000;
  // A busy machine may be slow to dispatch the touch.
  const PRESSED_MS = 3000;
  const AGAIN_MS = 30;

  const sleep = (ms: number): Promise<void> => new Promise((resolve) => void page.stage.realSetTimeout(resolve, ms));
  const nowMs = (): number => page.stage.realDate.now();

  const namesOf = (element: HTMLElement): string[] => {
    const field = element as HTMLInputElement;
    const picture = element.querySelector('img');
    return list(field.labels)
      .reduce<(string | null | undefined)[]>(
        (names, label) => names.concat(label.innerText, label.firstElementChild?.textContent),
        [element.getAttribute('aria-label'), field.placeholder, picture?.alt, element.innerText],
      )
      .map(tidy);
  };

  const isDisabled = (element: HTMLElement): boolean =>
    (element as HTMLInputElement).disabled || element.getAttribute('aria-disabled') === 'true';

  const named = (selector: string, pattern: RegExp): HTMLElement | undefined =>
    list(page.document.querySelectorAll<HTMLElement>(selector))
      .filter((element) => !isDisabled(element) && namesOf(element).some((own) => pattern.test(own)))
      .pop();

  const start = nowMs();

  // Like the gallery, takes the last match, because an overlay comes after the page in the document.
  const find = (selector: string): HTMLElement | undefined =>
    named(selector, new RegExp(`^(${name})$`)) ||
    (nowMs() > start + STRICT_MS ? named(selector, new RegExp(`^(${name}) | (${name})$`)) : undefined);

  const found = async (selector: string): Promise<HTMLElement> => {
    for (;;) {
      const element = find(selector);
      if (element) return element;
      if (nowMs() > start + PATIENCE_MS) throw new Error(`There is no ${selector} ${name}.`);
      await sleep(AGAIN_MS);
    }
  };

  // A field may be visually hidden, with its label drawn in its place.
  const drawnBy = (element: HTMLElement): Element[] =>
    ([element] as Element[]).concat(list((element as HTMLInputElement).labels));

  const spotOn = (element: HTMLElement): Spot | string => {
    let first = '';
    for (const drawn of drawnBy(element)) {
      const wrong = obstacle(page, element, drawn);
      if (!wrong) return middleOf(drawn);
      first = first || wrong;
    }
    return first;
  };

  /** Waits for the next frame, because a touch hits what was painted last, not the current layout. */
  const drawn = (): Promise<void> =>
    new Promise((resolve) => void page.requestAnimationFrame(() => void page.stage.realSetTimeout(resolve, 0)));

  /** Sets `page.stage.pressed`: it resolves to an empty text after the next click, or to a message if none comes. */
  const listen = (): void => {
    page.stage.pressed = new Promise((resolve) => {
      const none = page.stage.realSetTimeout(() => resolve(`A finger on ${name} presses nothing.`), PRESSED_MS);
      page.addEventListener(
        'click',
        () => {
          page.clearTimeout(none);
          page.stage.realSetTimeout(() => resolve(''), 0);
        },
        { capture: true, once: true },
      );
    });
  };

  const selector =
    'press' in step
      ? 'button, a[href], summary'
      : 'pick' in step
        ? 'input[type=radio], input[type=checkbox]'
        : 'photo' in step
          ? 'input[type=file]'
          : 'input, textarea, select';

  const element = await found(selector);
  const until = nowMs() + COVERED_MS;
  for (;;) {
    const spot = spotOn(find(selector) || element);
    if (typeof spot !== 'string') {
      await drawn();
      const still = spotOn(find(selector) || element);
      if (typeof still !== 'string') {
        listen();
        return still;
      }
    }
    if (nowMs() > until) throw new Error(`${name} cannot be pressed: it ${spot}.`);
    await sleep(AGAIN_MS);
  }
};
