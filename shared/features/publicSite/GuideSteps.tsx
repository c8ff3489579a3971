import { t } from '../../i18n/t.ts';
import { commonText } from '../../ui/messages.ts';
import { Drawing } from './Drawing.tsx';
import { publicSiteText } from './messages.ts';
import './GuideSteps.scss';
import '../../ui/Dialog.scss';

/** One step: what to do, an explanation, and a picture. */
export interface GuideStep {
  readonly title: string;
  readonly more: string;
  readonly picture: Picture;
}

/** The steps of a guide in their order, with pictures that enlarge. */
export function GuideSteps({ steps }: { readonly steps: readonly GuideStep[] }) {
  return (
    <ol className="guide-steps">
      {steps.map(({ title, more, picture }) => (
        <li key={title} className="guide-steps__step">
          <GuidePicture {...picture} />
          <div className="guide-steps__words">
            <h3>{title}</h3>
            <p>{more}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/**
 * The container over the page in which a tapped picture opens; `enlargeOnTap` fills it. It gets its classes only then, so that its styles can load
 * after the page's script.
 */
export function EnlargedPicture() {
  return (
    <div role="dialog" aria-modal="true" tabIndex={-1} hidden>
      <button type="button">{t(commonText.close)}</button>
    </div>
  );
}

/** A picture of a guide: its file in `public/images/`, without `.svg`, and what it shows. */
export interface Picture {
  readonly file: string;
  readonly about: string;
}

/** A small picture that opens over the page at a tap. The page needs one `EnlargedPicture`, and `enlargeOnTap`. */
function GuidePicture({ file, about }: Picture) {
  return (
    <button type="button" className="guide-picture" aria-haspopup="dialog">
      <Drawing file={`${file}.svg`} width={240} height={300} about={about} />
      <span className="offscreen">{t(publicSiteText.enlarge)}</span>
    </button>
  );
}
