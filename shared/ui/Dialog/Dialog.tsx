import { Component, type ReactNode } from 'react';
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
export class Dialog extends Component<DialogProps> {
  declare stop: () => void;

  override componentDidMount() {
    this.stop = trapFocus(document.querySelector('.overlay__box') as HTMLElement, () => this.props.onClose?.());
  }

  override componentWillUnmount() {
    this.stop();
  }

  override render() {
    const { title, children, kind = 'dialog', onClose } = this.props;
    return (
      // The keyboard has Escape for what a tap beside the box does.
      <div
        className={`overlay overlay--${kind}`}
        onClick={({ target, currentTarget }) => target === currentTarget && onClose?.()}
      >
        <div className="overlay__box stack" role="dialog" aria-modal="true" aria-label={title} tabIndex={-1}>
          <h2>{title}</h2>
          {children}
        </div>
      </div>
    );
  }
}
