import type { ReactNode } from 'react';
import { t } from '../../i18n/t.ts';
import { basePath } from '../../navigation/screens.ts';
import { applicationFigures } from './figures.ts';
import { promises } from './termTexts.ts';

interface DrawingProps {
  /** Its file in `public/images/`. */
  readonly file: string;
  /** In pixels; reserves its space before it has loaded. */
  readonly width: number;
  readonly height: number;
  /** Describes the drawing; empty if the text beside it says everything. */
  readonly about: string;
  readonly className?: string;
}

/** A drawing on a static page. `lazy`, because a browser would otherwise request it while the document is still on its way. */
export function Drawing({ file, about, ...more }: DrawingProps) {
  return <img src={`${basePath}/images/${file}`} loading="lazy" alt={about} {...more} />;
}

interface PanelProps {
  /** The drawing of `public/images/`, its height in pixels, and what it shows. */
  readonly picture: string;
  readonly height: number;
  readonly about: string;
  readonly children: ReactNode;
}

/** Text beside a picture, whose space is reserved before it has loaded. */
export function Panel({ picture, height, about, children }: PanelProps) {
  return (
    <section className="card panel">
      <div className="panel__words stack">{children}</div>
      <div>
        <Drawing file={`${picture}.svg`} width={480} height={height} about={about} />
      </div>
    </section>
  );
}

/** What the lender promises, side by side if there is room. The text says everything, so the drawings are hidden from screen readers. */
export function PromiseTiles() {
  return (
    <ul className="tiles">
      {promises.map(({ name, title, more }) => (
        <li key={name} className="card stack">
          <Drawing className="tile__picture" file={`site-${name}.svg`} width={120} height={120} about="" />
          <h3>{t(title)}</h3>
          <p className="muted">{t(more, applicationFigures)}</p>
        </li>
      ))}
    </ul>
  );
}
