import { Component, type ReactNode } from 'react';
import { keepFocusInside } from './focus.ts';
import './Overlay.scss';

interface OverlayProps {
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
export class Overlay extends Component<OverlayProps> {
  declare box: HTMLElement | null;
  declare before: Element | null;

  onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') this.props.onClose?.();
    if (event.key === 'Tab' && this.box) keepFocusInside(this.box, event);
  };

  override componentDidMount() {
    this.before = document.activeElement;
    this.box?.focus();
    document.addEventListener('keydown', this.onKey);
    document.documentElement.classList.add('is-covered');
  }

  override componentWillUnmount() {
    document.removeEventListener('keydown', this.onKey);
    document.documentElement.classList.remove('is-covered');
    (this.before as HTMLElement | null)?.focus?.();
  }

  keepBox = (box: HTMLElement | null): void => {
    this.box = box;
  };

  override render() {
    const { title, children, kind = 'dialog', onClose } = this.props;
    return (
      <div className={`overlay overlay--${kind}`}>
        {/* The keyboard has Escape for what a tap beside the box does. */}
        <div className="overlay__shade" aria-hidden="true" onClick={onClose} />
        <div
          className="overlay__box stack"
          role="dialog"
          aria-modal="true"
          aria-label={title}
          tabIndex={-1}
          ref={this.keepBox}
        >
          <h2>{title}</h2>
          {children}
        </div>
      </div>
    );
  }
}
