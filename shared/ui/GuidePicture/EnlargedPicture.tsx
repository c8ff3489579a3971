import { saying } from '../Said/said.ts';
import { text } from './messages.ts';
import '../Overlay/Overlay.scss';
import './EnlargedPicture.scss';

const { say } = saying('guidePicture', text);

/** The place over the page where a tapped picture opens; `enlargeOnTap` fills it. */
export function EnlargedPicture() {
  return (
    <div className="overlay enlarged" role="dialog" aria-modal="true" tabIndex={-1} hidden>
      <button type="button" className="enlarged__close" {...say('close')} />
    </div>
  );
}
