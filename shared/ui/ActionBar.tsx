import type { ReactNode } from 'react';
import './ActionBar.scss';

/**
 * The main action of a screen, which sticks to the lower edge of the window until it scrolls into view. It is part of the page there, so
 * that it hides nothing; in a low window it does not stick, because it would cover too much.
 */
export function ActionBar({ children }: { readonly children: ReactNode }) {
  return <div className="action-bar">{children}</div>;
}
