import { startStaticPage } from '../../app/startStaticPage.ts';
import type { LoadStaticPage } from '../../app/staticPage.tsx';
import { hasInstructions } from '../../brand/current.ts';
import { trapFocus } from '../../ui/trapFocus.ts';

// Shows the brand's own ways to pay in the language that the page has changed to.
const showBrandWays = (language: string): void => {
  for (const part of document.querySelectorAll<HTMLElement>('main [lang]')) part.hidden = part.lang !== language;
};

/** Starts a static page that shows how to pay, with pictures that enlarge. `load` is as in `startStaticPage`. */
export const startGuide = (load?: LoadStaticPage): void => {
  startStaticPage(load, hasInstructions ? showBrandWays : undefined);
  enlargeOnTap();
};

const open = (box: HTMLElement, button: HTMLElement, picture: HTMLImageElement): (() => void) => {
  const large = picture.cloneNode() as HTMLImageElement;
  // Of a picture with a source, the address is there.
  large.src = button.querySelector('source')?.srcset ?? '';
  // The dialog has the picture's description as its name; as `alt` it would be read out twice.
  large.alt = '';
  box.setAttribute('aria-label', picture.alt);
  box.insertBefore(large, box.firstChild);
  box.className = 'overlay enlarged';
  box.hidden = false;
  // Safari does not focus a tapped button, so the focus could not be restored to it.
  button.focus();
  const release = trapFocus(box, () => box.click());
  return () => {
    large.remove();
    box.className = '';
    box.hidden = true;
    release();
  };
};

/** Opens a tapped picture over the page; a tap anywhere, or Escape, closes it and restores the focus. */
export const enlargeOnTap = (): void => {
  let close: (() => void) | undefined;
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('.guide-picture');
    const picture = button?.querySelector('img');
    const box = document.querySelector<HTMLElement>('[role=dialog]');
    close?.();
    close = button && picture && box ? open(box, button, picture) : undefined;
  });
};
