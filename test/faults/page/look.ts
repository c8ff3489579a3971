import { list, tidy } from './finger.ts';
import type { PageProblem, StageWindow } from './stageClock.ts';

/** A message that a screen reader announces and that is to be seen. */
export interface Said {
  readonly role: 'alert' | 'status';
  readonly text: string;
}

/** A button, link or field that is to be seen. */
export interface Control {
  readonly kind: 'button' | 'link' | 'field';
  readonly name: string;
  readonly isEnabled: boolean;
  /** What a field holds, or whether it is picked. */
  readonly value: string;
  /** Tells a field from the others of the page. */
  readonly key: string;
  /** Where a link leads, whole; empty for all else. */
  readonly href: string;
  /** Whether it stands in the page's own part, and not in what frames every page or behind a box that has to be answered. */
  readonly isInReach: boolean;
}

/** A page at one moment, as a person finds it. */
export interface Look {
  readonly title: string;
  /** All words that are to be seen. */
  readonly words: string;
  /** The same, line by line. */
  readonly lines: readonly string[];
  /** Words in places that are read out or shown on demand: names, alternatives, hints, values. */
  readonly hiddenWords: readonly string[];
  readonly said: readonly Said[];
  /** The short message over the page; empty where there is none. */
  readonly toast: string;
  /** What says that it is on its way. */
  readonly busy: readonly string[];
  readonly controls: readonly Control[];
  readonly problems: readonly PageProblem[];
}

/** Looks at the page. It goes to the page as text. */
export const look = (page: StageWindow): Look => {
  const MIN_PX = 4;
  // Of a list of ten thousand, the first tell enough, and the last, where the way on stands; to find each one's label alone
  // would take minutes.
  const MAX_FIRST = 300;
  const MAX_LAST = 100;

  // A field may be drawn by its label, and is then itself out of sight.
  const isShown = (element: Element): boolean => {
    const { width, height, right } = element.getBoundingClientRect();
    const { visibility, opacity } = page.getComputedStyle(element);
    return width >= MIN_PX && height >= MIN_PX && right > 0 && visibility !== 'hidden' && opacity !== '0';
  };

  const all = <Kind extends Element>(selector: string): Kind[] => {
    const found = list(page.document.querySelectorAll<Kind>(selector));
    return found.filter((_, at) => at < MAX_FIRST || at >= found.length - MAX_LAST);
  };

  const labelOf = (field: HTMLInputElement): Element | undefined =>
    field.labels?.length ? field.labels[0] : undefined;

  const nameOf = (element: HTMLElement): string => {
    const label = labelOf(element as HTMLInputElement);
    return (
      tidy(element.getAttribute('aria-label')) ||
      tidy(label && ((label as HTMLElement).innerText || label.textContent)) ||
      tidy(element.innerText) ||
      tidy((element.querySelector('img') || { alt: '' }).alt) ||
      tidy(element.getAttribute('placeholder'))
    );
  };

  const isEnabled = (element: HTMLElement): boolean =>
    !(element as HTMLButtonElement).disabled && element.getAttribute('aria-disabled') !== 'true';

  const heldBy = (field: HTMLInputElement): string =>
    field.type === 'radio' || field.type === 'checkbox' ? String(field.checked) : field.value || '';

  // What stands over the page puts the rest out of reach.
  const boxes = all('[aria-modal=true]').filter(isShown);
  const box = boxes[boxes.length - 1];

  const isInReach = (element: HTMLElement): boolean =>
    (!box || box.contains(element)) && !element.closest('footer, [role=contentinfo], [inert]');

  // A field's name may count what it holds; what can be picked goes by its name alone.
  const keyName = (field: HTMLInputElement): string =>
    field.type === 'radio' || field.type === 'checkbox' ? nameOf(field) : nameOf(field).replace(/\d+/g, '');

  const fields = (): Control[] =>
    all<HTMLInputElement>('input, textarea, select')
      .filter((field) => field.type !== 'hidden' && (isShown(field) || isShown(labelOf(field) || field)))
      .map((field) => ({
        kind: 'field' as const,
        name: nameOf(field),
        isEnabled: isEnabled(field),
        value: field.type === 'file' ? '' : heldBy(field),
        key: `${field.nodeName} ${field.type} ${field.id || field.name} ${keyName(field)}`,
        href: '',
        isInReach: isInReach(field),
      }));

  const pressable = (selector: string, kind: 'button' | 'link'): Control[] =>
    all<HTMLElement>(selector)
      .filter(isShown)
      .map((element) => ({
        kind,
        name: nameOf(element),
        isEnabled: isEnabled(element),
        value: '',
        key: '',
        href: (element as HTMLAnchorElement).href || '',
        isInReach: isInReach(element),
      }));

  const said = (): Said[] =>
    all<HTMLElement>('[role=alert], [role=status]')
      .filter((element) => isShown(element) && tidy(element.innerText) !== '')
      .map((element) => ({
        role: element.getAttribute('role') === 'alert' ? ('alert' as const) : ('status' as const),
        text: tidy(element.innerText),
      }));

  const hiddenWords = (): string[] =>
    ['alt', 'aria-label', 'placeholder', 'title', 'value', 'href', 'src'].reduce<string[]>(
      (found, name) =>
        found.concat(
          all(`body [${name}]`)
            .map((element) => element.getAttribute(name) || '')
            // An address holds what the session holds, letter for letter.
            .map((value) => (name === 'href' || name === 'src' ? (value.split(/[?#]/)[0] as string) : value)),
        ),
      [],
    );

  return {
    title: page.document.title,
    words: tidy(page.document.body?.innerText),
    lines: (page.document.body?.innerText || '').split('\n').map(tidy).filter(Boolean),
    hiddenWords: hiddenWords(),
    said: said(),
    toast: tidy(all<HTMLElement>('.toast').map((element) => element.innerText)[0]),
    busy: all<HTMLElement>('[aria-busy=true], .skeleton')
      .filter(isShown)
      .map((element) => tidy(element.outerHTML).slice(0, 90)),
    controls: [...pressable('button, summary, [role=button]', 'button'), ...pressable('a[href]', 'link'), ...fields()],
    problems: page.stage.problems.slice(),
  };
};
