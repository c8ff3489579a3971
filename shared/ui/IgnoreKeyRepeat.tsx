import type { KeyboardEvent, ReactNode } from 'react';
import './IgnoreKeyRepeat.scss';

const ignoreRepeats = (event: KeyboardEvent): void => {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
};

/** A part of a page in which Enter held down presses a button, or sends a form, only once. */
export function IgnoreKeyRepeat({ children }: { readonly children: ReactNode }) {
  return (
    <div className="one-press" onKeyDown={ignoreRepeats}>
      {children}
    </div>
  );
}
