import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { trapFocus } from './trapFocus.ts';
import './Dialog.scss';

interface DialogProps {
  /** The title of the dialog, which is read out when it opens. */
  readonly title: string;
  readonly children: ReactNode;
  /** `dialog` opens in the middle, `sheet` from the bottom. */
  readonly kind?: 'dialog' | 'sheet';
  /** Runs on Escape or a tap beside the dialog. Without it, the borrower has to press one of its buttons. */
  readonly onClose?: (() => void) | undefined;
}

/**
 * A modal dialog: the page cannot be reached until it is closed. It takes the focus, so that a screen reader begins with its title, keeps it
 * inside, and restores it in the end.
 */
export function Dialog({ title, children, kind = 'dialog', onClose }: DialogProps) {
  const box = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });
  // Before the first paint, so that no key press reaches the page below.
  useLayoutEffect(() => trapFocus(box.current as HTMLElement, () => close.current?.()), []);
  return (
    // For the keyboard, Escape does the same as a tap beside the box.
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
