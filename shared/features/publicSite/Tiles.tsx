import { Drawing } from './Drawing.tsx';

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
