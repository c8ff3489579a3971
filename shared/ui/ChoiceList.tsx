import { Icon, nextIcon } from './Icon.tsx';
import { Logo } from './Logo.tsx';
import './ChoiceList.scss';

/** One option; `isChosen` if it is selected already. */
export interface Choice {
  readonly title: string;
  readonly logoUrl?: string;
  /** Distinguishes it from other options with the same title. */
  readonly detail?: string;
  readonly isChosen?: boolean;
}

interface ChoiceListProps {
  readonly choices: readonly Choice[];
  /** Receives the index in the list. */
  readonly onPick: (at: number) => void;
}

/** A list of options; a tap selects one and goes on. */
export function ChoiceList({ choices, onPick }: ChoiceListProps) {
  return (
    <ul className="choices">
      {choices.map(({ title, logoUrl, detail, isChosen }, at) => (
        <li key={at}>
          <button type="button" className="choices__one line" aria-current={isChosen} onClick={() => onPick(at)}>
            {logoUrl !== undefined && <Logo url={logoUrl} name={title} />}
            <span className="choices__text">
              <span>{title}</span>
              {detail && <span className="muted small">{detail}</span>}
            </span>
            <Icon path={nextIcon} />
          </button>
        </li>
      ))}
    </ul>
  );
}
