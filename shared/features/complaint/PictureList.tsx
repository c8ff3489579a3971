import { t } from '../../i18n/t.ts';
import { connection } from '../../lib/connection.ts';
import { pictureListText as text } from './messages.ts';
import './PictureList.scss';

/** The name of one of several pictures; `at` counts from 0. */
export const pictureName = (at: number, count: number): string => t(text.one, { at: at + 1, count });

interface PictureListProps {
  readonly urls: readonly string[];
  /** Receives the index in the list. */
  readonly onOpen: (at: number) => void;
}

/** Small pictures side by side; a tap opens one. For borrowers who save data their names are shown instead, and a tap loads one. */
export function PictureList({ urls, onOpen }: PictureListProps) {
  return (
    <div className="pictures">
      {urls.map((url, at) => {
        const name = pictureName(at, urls.length);
        return (
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
            {connection().saveData ? (
              <span className="small">{name}</span>
            ) : (
              <img src={url} alt={name} loading="lazy" />
            )}
          </button>
        );
      })}
    </div>
  );
}
