import type { ReactNode } from 'react';
import './ActionBar.scss';

/**
 * The one thing to do on a screen, at the lower edge of the window until its own place comes into view. It is part of the
 * page there, so that nothing stays behind it; on a low window it does not stick, for it would take too much of it.
 */
export function ActionBar({ children }: { readonly children: ReactNode }) {
  return <div className="action-bar">{children}</div>;
}
