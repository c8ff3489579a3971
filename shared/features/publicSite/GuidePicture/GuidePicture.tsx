import { t } from '../../../i18n/t.ts';
import { Drawing } from '../Drawing.tsx';
import { text } from './messages.ts';
import './GuidePicture.scss';

/** A picture of a guide: its file in `public/images/`, a drawing (`.svg`) unless its name says otherwise, and what it shows. */
export interface Picture {
  readonly file: string;
  readonly about: string;
}

/** A small picture that opens over the page at a tap. The page needs one `EnlargedPicture`, and `enlargeOnTap`. */
export function GuidePicture({ file, about }: Picture) {
  return (
    <button type="button" className="guide-picture" aria-haspopup="dialog">
      <Drawing file={file.includes('.') ? file : `${file}.svg`} width={240} height={300} about={about} isLazy />
      <span className="offscreen">{t(text.enlarge)}</span>
    </button>
  );
}
