import { Icon } from '../Icon/Icon.tsx';
import { starIcon } from '../Icon/starIcon.ts';
import './Stars.scss';

interface StarsProps {
  readonly label: string;
  /** How many are filled, 0 to 5. */
  readonly stars: number;
  readonly onChoose: (stars: number) => void;
}

/** Five stars to choose from: a tap fills those up to it. */
export function Stars({ label, stars, onChoose }: StarsProps) {
  return (
    <div className="stars" role="radiogroup" aria-label={label}>
      {[1, 2, 3, 4, 5].map((star) => (
        <label key={star} className={star <= stars ? 'star star--filled' : 'star'}>
          <input
            className="star__radio"
            type="radio"
            name="stars"
            aria-label={String(star)}
            checked={star === stars}
            onChange={() => onChoose(star)}
          />
          <Icon path={starIcon} isLarge />
        </label>
      ))}
    </div>
  );
}
