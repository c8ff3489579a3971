import { holdFocus } from '../Overlay/focus.ts';

const open = (box: HTMLElement, button: HTMLElement, picture: HTMLImageElement): (() => void) => {
  const large = picture.cloneNode() as HTMLImageElement;
  // The box is named after the picture; the same words again would be read out twice.
  large.alt = '';
  box.setAttribute('aria-label', picture.alt);
  box.insertBefore(large, box.firstChild);
  box.hidden = false;
  // Safari gives a tapped button no focus, so there would be none to give back.
  button.focus();
  const release = holdFocus(box, () => box.click());
  return () => {
    large.remove();
    box.hidden = true;
    release();
  };
};

/** Opens a tapped picture over the page; a tap anywhere, or Escape, closes it and gives the focus back. */
export const enlargeOnTap = (): void => {
  const box = document.querySelector('.enlarged') as HTMLElement;
  let close: (() => void) | undefined;
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('.guide-picture');
    const picture = button?.querySelector('img');
    close?.();
    close = button && picture ? open(box, button, picture) : undefined;
  });
};
