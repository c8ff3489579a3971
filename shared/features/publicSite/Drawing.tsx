import type { ReactNode } from 'react';
import { t } from '../../i18n/t.ts';
import { basePath } from '../../navigation/screens.ts';
import { applicationFigures } from './figures.ts';
import { promises } from './termTexts.ts';

// An empty image, which takes the size given by width and height.
const EMPTY = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E";

interface DrawingProps {
  /** Its file in `public/images/`. */
  readonly file: string;
  /** In pixels; reserves its space before it has loaded. */
  readonly width: number;
  readonly height: number;
  /** Describes the drawing; empty if the text beside it says everything. */
  readonly about: string;
  readonly isLazy?: boolean;
  readonly className?: string;
}

/**
 * A drawing on a static page. The browser would request it as soon as it parses the document. It is therefore put under a media
 * condition that holds only without scripts; the page's script removes the condition (`startStaticPage`), unless the borrower saves
 * data.
 */
export function Drawing({ file, width, height, about, isLazy, className }: DrawingProps) {
  const address = `${basePath}/images/${file}`;
  return (
    <picture className={className}>
      <source media="(scripting:none)" srcSet={address} />
      <img src={EMPTY} width={width} height={height} loading={isLazy ? 'lazy' : undefined} alt={about} />
    </picture>
  );
}

interface PanelProps {
  /** The drawing of `public/images/`, and its height in pixels. */
  readonly picture: string;
  readonly height: number;
  readonly children: ReactNode;
}

/** Text beside a picture, which it says all of, and whose space is reserved before it has loaded. */
export function Panel({ picture, height, children }: PanelProps) {
  return (
    <section className="card panel">
      <div className="panel__words stack">{children}</div>
      <Drawing file={`${picture}.svg`} width={480} height={height} about="" />
    </section>
  );
}

/** What the lender promises, side by side if there is room. The text says everything, so the drawings are hidden from screen readers. */
export function PromiseTiles() {
  return (
    <ul className="tiles">
      {promises.map(({ name, title, more }) => (
        <li key={name} className="card stack">
          <Drawing className="tile__picture" file={`site-${name}.svg`} width={120} height={120} about="" isLazy />
          <h3>{t(title)}</h3>
          <p className="muted">{t(more, applicationFigures)}</p>
        </li>
      ))}
    </ul>
  );
}
