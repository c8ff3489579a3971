import { t } from '../../i18n/t.ts';
import { pictureListText as text } from './messages.ts';
import './PictureList.scss';

/** The name of one of several pictures; `at` counts from 0. */
export const pictureName = (at: number, count: number): string => t(text.one, { at: at + 1, count });

interface PictureListProps {
  readonly urls: readonly string[];
  /** Receives the index in the list. */
  readonly onOpen: (at: number) => void;
}

/** Small pictures side by side; a tap opens one. */
export function PictureList({ urls, onOpen }: PictureListProps) {
  return (
    <div className="pictures">
      {urls.map((url, at) => (
        <button
          key={at}
          type="button"
          className="picture"
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => {
            // Safari does not focus a tapped button, so the dialog could not restore the focus to it.
            currentTarget.focus();
            onOpen(at);
          }}
        >
          <img src={url} alt={pictureName(at, urls.length)} loading="lazy" />
        </button>
      ))}
    </div>
  );
}
