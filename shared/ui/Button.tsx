import type { ReactNode } from 'react';
import { SlowNotice } from './Skeleton.tsx';
import './Button.scss';

interface ButtonProps {
  readonly children: ReactNode;
  readonly onPress: () => void;
  /** `main` is the main action of a screen, `quiet` an alternative, `text` a minor one inside a line or card. */
  readonly kind?: 'main' | 'quiet' | 'text';
  /** Its action is under way: the button is locked, and says so. */
  readonly isBusy?: boolean;
  readonly isDisabled?: boolean;
  /** For a button that unfolds something: whether that is open. */
  readonly isExpanded?: boolean;
}

/**
 * A button of at least 44 px that cannot be pressed again while its action is in progress, and says so if that takes long. It keeps the focus while
 * it is locked: `disabled` would send the focus of keyboard users back to the top of the page.
 */
export function Button({ children, onPress, kind = 'main', isBusy, isDisabled, isExpanded }: ButtonProps) {
  const isLocked = isBusy || isDisabled;
  return (
    <>
      <button
        type="button"
        className={`button button--${kind}`}
        aria-disabled={isLocked}
        aria-busy={isBusy}
        aria-expanded={isExpanded}
        onClick={isLocked ? undefined : onPress}
      >
        {children}
      </button>
      {isBusy && <SlowNotice />}
    </>
  );
}
