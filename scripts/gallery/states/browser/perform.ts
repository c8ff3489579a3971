import type { Step } from '../State.ts';

/** A step, and its element's possible names in the page's language, as the source of a regular expression. */
export interface SpokenStep {
  readonly step: Step;
  readonly name: string;
}

/**
 * Performs one step in a page as soon as the page allows it; rejects if it does not within `PATIENCE_MS`. Self-contained, because
 * its source runs in the page of a frame, or where a test injects it.
 */
export const perform = async (page: Window, { step, name }: SpokenStep): Promise<void> => {
  const PATIENCE_MS = 5000;
  const STRICT_MS = 400;
  const AGAIN_MS = 30;

  const tidy = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

  const namesOf = (element: HTMLElement): string[] => {
    const { labels, placeholder } = element as HTMLInputElement;
    return [
      element.getAttribute('aria-label'),
      placeholder,
      element.querySelector('img')?.alt,
      // A label may contain more than the name: a logo's letter before it, or a value after it.
      ...[...(labels ?? [])].flatMap((label) => [
        label.innerText,
        ...[...label.children].map((part) => part.textContent),
      ]),
      element.innerText,
    ].map(tidy);
  };

  const named = (selector: string, pattern: RegExp): HTMLInputElement | undefined =>
    [...page.document.querySelectorAll<HTMLInputElement>(selector)]
      .filter((element) => !element.disabled && namesOf(element).some((own) => pattern.test(own)))
      .pop();

  const start = Date.now();

  // Takes the last match, because overlays come after the page's content. If no name matches exactly for a while,
  // a name is also accepted that is followed by a value, or that ends one.
  const find = (selector: string): HTMLInputElement | undefined =>
    named(selector, new RegExp(`^(${name})$`)) ??
    (Date.now() > start + STRICT_MS ? named(selector, new RegExp(`^(${name}) | (${name})$`)) : undefined);

  const wait = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, AGAIN_MS));

  const patiently = async <Found>(look: () => Found | undefined, what: string): Promise<Found> => {
    for (;;) {
      const seen = look();
      if (seen) return seen;
      if (Date.now() > start + PATIENCE_MS) throw new Error(`There is no ${what} ${name}.`);
      await wait();
    }
  };

  // The page's script may wait in a template until the first view is drawn; before it runs there are no listeners. useEffect adds
  // further listeners a frame and a timer later; a hidden page has no frames.
  const listening = async (): Promise<void> => {
    const isBegun = (): boolean =>
      ![...page.document.querySelectorAll('template')].some(({ content }) => content.querySelector('script'));
    await patiently(() => isBegun() || undefined, 'script');
    if (page.document.hidden) return wait();
    await new Promise((resolve) => page.requestAnimationFrame(() => setTimeout(resolve)));
  };

  const found = async (selector: string): Promise<HTMLInputElement> => {
    await patiently(() => find(selector), selector);
    await listening();
    return patiently(() => find(selector), selector);
  };

  const tell = (element: Element, ...events: string[]): void => {
    for (const event of events) element.dispatchEvent(new Event(event, { bubbles: true }));
  };

  const photo = async (): Promise<DataTransfer> => {
    const canvas = page.document.createElement('canvas');
    canvas.width = 60;
    canvas.height = 40;
    const brush = canvas.getContext('2d') as CanvasRenderingContext2D;
    brush.fillStyle = '#4a6650';
    brush.fillRect(0, 0, 60, 40);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
    const chosen = new DataTransfer();
    chosen.items.add(new File([blob ?? ''], 'photo.jpg', { type: 'image/jpeg' }));
    return chosen;
  };

  if ('back' in step || 'return' in step) await listening();
  if ('back' in step) page.history.back();
  else if ('return' in step) page.document.dispatchEvent(new Event('visibilitychange'));
  else if ('see' in step) {
    await patiently(() => new RegExp(name).test(page.document.body.innerText), 'text');
    await listening();
  } else if ('wait' in step) await new Promise((resolve) => setTimeout(resolve, step.wait * 1000));
  else if ('press' in step) (await found('button:not([aria-disabled=true]), a[href], summary')).click();
  else if ('pick' in step) (await found('input[type=radio], input[type=checkbox]')).click();
  else if ('photo' in step) {
    const input = await found('input[type=file]');
    input.files = (await photo()).files;
    tell(input, 'change');
  } else {
    const input = await found('input, textarea, select');
    input.value = step.with;
    tell(input, 'input', 'change');
  }
};
