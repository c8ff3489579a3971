import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { trapFocus } from './trapFocus.ts';
import './Dialog.scss';

interface DialogProps {
  /** What the box is about; read out when it opens. */
  readonly title: string;
  readonly children: ReactNode;
  /** `dialog` stands in the middle, `sheet` comes from below. */
  readonly kind?: 'dialog' | 'sheet';
  /** Closes it: by Escape or a tap beside it. Without it the box has to be answered. */
  readonly onClose?: (() => void) | undefined;
}

/**
 * A box over the page, with the page out of reach until it is closed: it takes the focus, so that a screen reader
 * begins with its name, keeps it inside, and gives it back in the end.
 */
export function Dialog({ title, children, kind = 'dialog', onClose }: DialogProps) {
  const box = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });
  // Before anything is painted or pressed, so that no key reaches the page below.
  useLayoutEffect(() => trapFocus(box.current as HTMLElement, () => close.current?.()), []);
  return (
    // The keyboard has Escape for what a tap beside the box does.
    <div
      className={`overlay overlay--${kind}`}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose?.()}
    >
      <div ref={box} className="overlay__box stack" role="dialog" aria-modal="true" aria-label={title} tabIndex={-1}>
        <h2>{title}</h2>
        {children}
      </div>
      <div className="overlay__shield" />
    </div>
  );
}
