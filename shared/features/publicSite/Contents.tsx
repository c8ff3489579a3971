import './Contents.scss';

/** A part of a long text: the id of its element, and its title. */
export interface Part {
  readonly id: string;
  readonly title: string;
}

interface ContentsProps {
  /** The id of the title, for links back to it. */
  readonly id: string;
  readonly title: string;
  readonly parts: readonly Part[];
}

/** Links to the parts of a long text, each high enough for a finger. */
export function Contents({ id, title, parts }: ContentsProps) {
  return (
    <nav className="card contents" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ol>
        {parts.map(({ id: part, title: label }) => (
          <li key={part}>
            <a className="line" href={`#${part}`}>
              {label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
