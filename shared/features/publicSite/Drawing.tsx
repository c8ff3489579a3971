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
 * condition that holds only without scripts; the page's script removes the condition (`startStaticPage`).
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
      <Drawing file={`${picture}.svg`} width={480} height={height} about={about} />
    </section>
  );
}

/** One tile: a drawing of `public/images/`, its title, and a longer text. */
export interface Tile {
  readonly picture?: string;
  readonly title: string;
  readonly more: string;
}

/** Tiles side by side if there is room. The text says everything, so the drawings are hidden from screen readers. */
export function Tiles({ tiles }: { readonly tiles: readonly Tile[] }) {
  return (
    <ul className="tiles">
      {tiles.map(({ picture, title, more }) => (
        <li key={title} className="card stack">
          {picture && (
            <Drawing className="tile__picture" file={`${picture}.svg`} width={120} height={120} about="" isLazy />
          )}
          <h3>{title}</h3>
          <p className="muted">{more}</p>
        </li>
      ))}
    </ul>
  );
}

/** What the lender promises, with a drawing each. */
export function PromiseTiles() {
  const tiles = promises.map(({ name, title, more }) => ({
    picture: `site-${name}`,
    title: t(title),
    more: t(more, applicationFigures),
  }));
  return <Tiles tiles={tiles} />;
}
