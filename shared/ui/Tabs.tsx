import type { KeyboardEvent, ReactNode } from 'react';
import './Tabs.scss';

interface TabsProps {
  readonly label: string;
  readonly titles: readonly string[];
  /** The index of the open tab. */
  readonly open: number;
  readonly onOpen: (at: number) => void;
  /** What is under the open tab. */
  readonly children: ReactNode;
}

const steps: { readonly [key: string]: number } = { ArrowLeft: -1, ArrowRight: 1 };

/** Tabs above a list: a tap opens one, and so do the arrow keys, which wrap around. */
export function Tabs({ label, titles, open, onOpen, children }: TabsProps) {
  const onKey = ({ key, currentTarget }: KeyboardEvent): void => {
    const step = steps[key];
    if (!step) return;
    const next = (open + step + titles.length) % titles.length;
    onOpen(next);
    (currentTarget.children[next] as HTMLElement).focus();
  };
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} onKeyDown={onKey}>
        {titles.map((title, at) => (
          <button
            key={at}
            type="button"
            role="tab"
            className="tabs__tab"
            aria-selected={at === open}
            aria-controls="tab-panel"
            tabIndex={at === open ? 0 : -1}
            onClick={() => onOpen(at)}
          >
            {title}
          </button>
        ))}
      </div>
      <div id="tab-panel" className="stack" role="tabpanel" aria-label={titles[open]}>
        {children}
      </div>
    </>
  );
}
