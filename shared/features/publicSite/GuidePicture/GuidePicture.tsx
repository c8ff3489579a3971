import { type Described, saying } from '../../../ui/Said/said.ts';
import { text } from './messages.ts';
import './GuidePicture.scss';

const { say } = saying(text);

/** A picture of a guide: its file's name in `public/images/`, and what it shows. */
export interface Picture {
  readonly file: string;
  readonly about: Described;
}

/** A small picture that opens over the page at a tap. The page needs one `EnlargedPicture`, and `enlargeOnTap`. */
export function GuidePicture({ file, about }: Picture) {
  return (
    <button type="button" className="guide-picture" aria-haspopup="dialog">
      <img src={`/images/${file}.svg`} width="240" height="300" loading="lazy" {...about} alt={about.alt} />
      <span className="offscreen" {...say('enlarge')} />
    </button>
  );
}
