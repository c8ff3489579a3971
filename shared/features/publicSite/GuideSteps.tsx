import { GuidePicture, type Picture } from './GuidePicture.tsx';
import './GuideSteps.scss';

/** One step: what to do, with an optional explanation and picture. */
export interface GuideStep {
  readonly title: string;
  readonly more?: string;
  readonly picture?: Picture;
}

/** The steps of a guide in their order, with pictures that enlarge. */
export function GuideSteps({ steps }: { readonly steps: readonly GuideStep[] }) {
  return (
    <ol className="guide-steps">
      {steps.map(({ title, more, picture }) => (
        <li key={title} className="guide-steps__step">
          {picture && <GuidePicture {...picture} />}
          <div className="guide-steps__words">
            <h3>{title}</h3>
            {more && <p>{more}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
