import type { ReactNode } from 'react';
import { Drawing } from './Drawing.tsx';

interface PanelProps {
  /** The drawing of `public/images/`, its size in pixels, and what it shows. */
  readonly picture: string;
  readonly width: number;
  readonly height: number;
  readonly about: string;
  readonly children: ReactNode;
}

/** Text beside a picture, whose space is reserved before it has loaded. */
export function Panel({ picture, width, height, about, children }: PanelProps) {
  return (
    <section className="card panel">
      <div className="panel__words stack">{children}</div>
      <Drawing file={`${picture}.svg`} width={width} height={height} about={about} />
    </section>
  );
}
