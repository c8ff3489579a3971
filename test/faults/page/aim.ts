import type { SpokenStep } from '../../../scripts/gallery/states/browser/perform.ts';
import { list, middleOf, obstacle, tidy } from './finger.ts';
import type { StageWindow } from './stageClock.ts';

/** Where a finger has to come down, in CSS pixels of the window. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * Finds what a step presses, picks or fills as soon as it is there, brings it into view, and answers where a finger has
 * to come down on it. Rejects where it is not there within some seconds, where something lies over it, where it takes no
 * touch, or where it is too small for one. It goes to the page as text.
 */
export const aim = async (page: StageWindow, { step, name }: SpokenStep): Promise<Spot> => {
  const PATIENCE_MS = 5000;
  const STRICT_MS = 400;
  // What moves or goes away by itself does so within this.
  const COVERED_MS = 1000;
  // A busy machine takes its time to bring a finger down.
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

  // As the gallery finds it: the last of that name, for what stands over the page comes after it.
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

  // A field may be drawn by its label, and is then itself out of sight.
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

  /** A finger meets what was drawn last, not what was laid out last. */
  const drawn = (): Promise<void> =>
    new Promise((resolve) => void page.requestAnimationFrame(() => void page.stage.realSetTimeout(resolve, 0)));

  /** Resolves once the finger has come down, or says that it has met nothing. */
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
