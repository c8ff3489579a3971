import './Contents.scss';

/** A part of a long text: the id of its element, and its title. */
export interface Part {
  readonly id: string;
  readonly title: string;
}

interface ContentsProps {
  /** The id of the title, for links that lead back to it. */
  readonly id: string;
  readonly title: string;
  readonly parts: readonly Part[];
}

/** The parts of a long text as links to them, each as high as a finger needs. */
export function Contents({ id, title, parts }: ContentsProps) {
  return (
    <nav className="card contents" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ol>
        {parts.map(({ id: part, title: said }) => (
          <li key={part}>
            <a className="line" href={`#${part}`}>
              {said}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
