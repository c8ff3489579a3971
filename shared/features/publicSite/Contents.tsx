import './Contents.scss';

/** A part of a long text: the id of its element, and its title. */
export interface Part {
  readonly id: string;
  readonly title: string;
}

interface ContentsProps {
  readonly title: string;
  readonly parts: readonly Part[];
}

/** Links to the parts of a long text, each high enough for a finger. */
export function Contents({ title, parts }: ContentsProps) {
  return (
    <nav className="card contents" aria-labelledby="contents">
      <h2 id="contents">{title}</h2>
      <ol>
        {parts.map(({ id, title: label }) => (
          <li key={id}>
            <a className="line" href={`#${id}`}>
              {label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
