import { Fragment, type ReactNode } from 'react';
import { addressWith, brands, colorsOf, readLook, schemes, tokensOf } from './look.ts';

interface ChoiceProps {
  readonly name: string;
  readonly values: readonly string[];
  readonly current: string;
}

function Choice({ name, values, current }: ChoiceProps) {
  return (
    <p>
      {values.map((value) => (
        <a
          key={value}
          className={`button button--${value === current ? 'main' : 'quiet'}`}
          href={addressWith({ [name]: value })}
          aria-current={value === current ? 'true' : undefined}
        >
          {value}
        </a>
      ))}
    </p>
  );
}

/** Links to switch the brand's colours and the colour scheme; each look has a URL that can be shared. */
export function Looks() {
  const { scheme, brand } = readLook();
  return (
    <nav className="gallery__looks" aria-label="Look">
      <Choice name="scheme" values={schemes} current={scheme} />
      <Choice name="brand" values={brands.map(({ id }) => id)} current={brand.id} />
    </nav>
  );
}

function Colors() {
  return (
    <ul className="gallery__colors">
      {colorsOf(readLook()).map(([name, value]) => (
        <li key={name} className="small">
          <span className="gallery__swatch" style={{ background: value }} />
          {name} <span className="muted">{value}</span>
        </li>
      ))}
    </ul>
  );
}

/** The kinds of tokens, and how to show a value of each. */
const kinds: readonly {
  readonly title: string;
  readonly kind: string;
  readonly look?: (value: string) => ReactNode;
}[] = [
  { title: 'Type', kind: 'text', look: (value) => <span style={{ fontSize: value }}>₱1,234.56</span> },
  { title: 'Spaces', kind: 'space', look: (value) => <span className="gallery__space" style={{ width: value }} /> },
  {
    title: 'Radii',
    kind: 'radius',
    look: (value) => <span className="gallery__swatch" style={{ borderRadius: value }} />,
  },
  { title: 'Times', kind: 'time' },
];

/** Shows the design tokens that all styles use. */
export function DesignTokens() {
  return (
    <section className="gallery__component">
      <h2>Tokens</h2>
      <div className="card stack">
        <h3>Colours</h3>
        <Colors />
        {kinds.map(({ title, kind, look }) => (
          <Fragment key={kind}>
            <h3>{title}</h3>
            {tokensOf(kind).map(([name, value]) => (
              <p key={name} className="small">
                {look?.(value)} {name} <span className="muted">{value}</span>
              </p>
            ))}
          </Fragment>
        ))}
      </div>
    </section>
  );
}
