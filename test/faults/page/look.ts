import { list, tidy } from './finger.ts';
import type { PageProblem, StageWindow } from './stageClock.ts';

/** A visible message in a live region. */
export interface Said {
  readonly role: 'alert' | 'status';
  readonly text: string;
}

/** A visible button, link or field. */
export interface Control {
  readonly kind: 'button' | 'link' | 'field';
  readonly name: string;
  readonly isEnabled: boolean;
  /** The field's value; of a radio button or checkbox, whether it is checked. */
  readonly value: string;
  /** Identifies a field within the page. */
  readonly key: string;
  /** The absolute address of a link; empty for other controls. */
  readonly href: string;
  /** Whether it can be reached: outside the footer and inert parts, and inside the modal dialog if one is open. */
  readonly isInReach: boolean;
}

/** A snapshot of what a page shows. */
export interface Look {
  readonly title: string;
  /** The visible text. */
  readonly words: string;
  /** The visible text, line by line. */
  readonly lines: readonly string[];
  /** Texts of attributes: labels, alternative texts, titles, placeholders, values, and addresses without their query. */
  readonly hiddenWords: readonly string[];
  readonly said: readonly Said[];
  /** The text of the toast; empty if there is none. */
  readonly toast: string;
  /** The HTML of visible loading indicators, cut to 90 characters. */
  readonly busy: readonly string[];
  readonly controls: readonly Control[];
  readonly problems: readonly PageProblem[];
}

/** Takes a snapshot of the page. Its source text is evaluated in the page. */
export const look = (page: StageWindow): Look => {
  const MIN_PX = 4;
  // Of a list of ten thousand, the first are representative, and the last include the controls that follow the list. Finding
  // the label of each would take minutes.
  const MAX_FIRST = 300;
  const MAX_LAST = 100;

  // A visually hidden field is not shown itself; its label is drawn in its place.
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

  // A modal dialog makes the rest of the page unreachable.
  const boxes = all('[aria-modal=true]').filter(isShown);
  const box = boxes[boxes.length - 1];

  const isInReach = (element: HTMLElement): boolean =>
    (!box || box.contains(element)) && !element.closest('footer, [role=contentinfo], [inert]');

  // The name of a text field may include a character count, so its digits are dropped.
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
            // The query and the fragment contain the session's parameters as they are.
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
