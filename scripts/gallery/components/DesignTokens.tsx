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

/** Whose colours, light or dark: a link each, so that any look can be sent to somebody. */
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

function Texts() {
  return tokensOf('text').map(([name, value]) => (
    <p key={name} style={{ fontSize: value }}>
      ₱1,234.56 {name} <span className="muted small">{value}</span>
    </p>
  ));
}

function Spaces() {
  return tokensOf('space').map(([name, value]) => (
    <p key={name} className="small">
      <span className="gallery__space" style={{ width: value }} /> {name} <span className="muted">{value}</span>
    </p>
  ));
}

function Radii() {
  return tokensOf('radius').map(([name, value]) => (
    <p key={name} className="small">
      <span className="gallery__swatch" style={{ borderRadius: value }} /> {name} <span className="muted">{value}</span>
    </p>
  ));
}

/** The tokens that every style is made of, as they look. */
export function DesignTokens() {
  return (
    <section className="gallery__component">
      <h2>Tokens</h2>
      <div className="card stack">
        <h3>Colours</h3>
        <Colors />
        <h3>Type</h3>
        <Texts />
        <h3>Spaces</h3>
        <Spaces />
        <h3>Radii</h3>
        <Radii />
        <h3>Times</h3>
        {tokensOf('time').map(([name, value]) => (
          <p key={name} className="small">
            {name} <span className="muted">{value}</span>
          </p>
        ))}
      </div>
    </section>
  );
}
