import { t } from '../i18n/t.ts';
import { Icon } from './Icon.tsx';
import { commonText } from './messages.ts';
import './Stars.scss';

/** The outline of a star, drawn as the icons of `Icon.tsx` are. */
const starIcon = 'm12 3 2.7 6 6.3.6-4.8 4.2 1.5 6.2-5.7-3.4L6.3 20l1.5-6.2L3 9.6 9.3 9z';

interface StarsProps {
  /** How many are filled, 0 to 5. */
  readonly stars: number;
  readonly onChoose: (stars: number) => void;
}

/** Five stars to choose from: a tap fills those up to it. */
export function Stars({ stars, onChoose }: StarsProps) {
  return (
    <div className="stars" role="radiogroup" aria-label={t(commonText.stars)}>
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
